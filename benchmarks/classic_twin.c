/* Classic alone, written from docs/rules.md and not from the core: how fast can it be?

   Usage: classic_twin ROUNDS SEED < START. Plays ROUNDS rounds on from one state, each legal action
   of the seat on turn as likely; prints the actions, the seconds of processor time and how often
   each seat has won. An action is a card laid, a suit named, a draw, a pass or "no more cards".

   START is numbers: seats, then each hand as its number of cards and the cards, the stock (the card
   drawn first comes first) and the starter. Seat 0 begins. A card is 4 * rank + suit; ranks
   A 2 … 9 T J Q K are 0 … 12, suits C D H S are 0 … 3.

   Compiled with -DTRACE it tells all that happens, so that it can be played again elsewhere:
   "turn", the seat, direction, debt, named suit and hands; "do", the number of legal actions and the
   one chosen (a card, 64 + suit named, 80 draw, 81 pass, 82 no more); "stock", its new cards, the
   one drawn next last; "over" and the winner. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ACE = 0, TWO = 1, SEVEN = 6, EIGHT = 7, TEN = 9, JACK = 10, QUEEN = 11 };
enum { SEATS_MAX = 4, CARDS = 52 };
#define SUIT_CARDS(suit) (0x1111111111111ULL << (suit))
#define RANK_CARDS(rank) (0xFULL << (4 * (rank)))
#define RANK(card) ((card) >> 2)
#define SUIT(card) ((card) & 3)

#ifdef TRACE
#define TELL(...) printf(__VA_ARGS__)
#else
#define TELL(...) ((void)0)
#endif
enum { NAME = 64, DRAW = 80, PASS = 81, END = 82 };

typedef struct {
    uint64_t hand[SEATS_MAX];
    int seats, turn, direction, debt, named, passes, winner, over;
    int stock_count, pile_count;
    uint8_t stock[CARDS]; /* the last one is drawn next */
    uint8_t pile[CARDS];  /* the last one is the top */
} Game;

static uint64_t chance;

static inline uint32_t below(uint32_t bound) {
    uint64_t mixed = chance += 0x9E3779B97F4A7C15ULL; /* splitmix64 */
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return (uint32_t)(((mixed >> 32) * bound) >> 32);
}

static inline int count_of(uint64_t cards) { return __builtin_popcountll(cards); }

static inline int nth(uint64_t cards, uint32_t n) {
    while (n-- > 0) cards &= cards - 1;
    return __builtin_ctzll(cards);
}

static int can_draw(const Game *g) { return g->stock_count > 0 || g->pile_count > 1; }

static void refill(Game *g) { /* 1.7 */
    int count = g->pile_count - 1;
    for (int i = 0; i < count; i++) g->stock[i] = g->pile[i];
    for (int i = count - 1; i > 0; i--) {
        int other = (int)below((uint32_t)i + 1);
        uint8_t kept = g->stock[i];
        g->stock[i] = g->stock[other];
        g->stock[other] = kept;
    }
    g->pile[0] = g->pile[count];
    g->pile_count = 1;
    g->stock_count = count;
    TELL("stock");
    for (int i = 0; i < count; i++) TELL(" %d", g->stock[i]);
    TELL("\n");
}

static void draw(Game *g, int count) { /* 1.8: as many as there are */
    while (count-- > 0 && can_draw(g)) {
        if (g->stock_count == 0) refill(g);
        g->hand[g->turn] |= 1ULL << g->stock[--g->stock_count];
    }
}

static void pass_on(Game *g) { /* a division would take longer */
    int next = g->turn + g->direction;
    g->turn = next == g->seats ? 0 : next < 0 ? g->seats - 1 : next;
}

static void draw_or_pass(Game *g) {
    if (can_draw(g)) {
        g->passes = 0;
        draw(g, g->debt > 0 ? g->debt : 1);
        g->debt = 0;
    } else if (g->debt > 0) {
        g->debt = 0; /* 1.9 */
    } else if (++g->passes >= g->seats) { /* 1.10 */
        int best = 0, shared = 0;
        for (int seat = 1; seat < g->seats; seat++) {
            int more = count_of(g->hand[seat]) - count_of(g->hand[best]);
            if (more < 0) best = seat, shared = 0;
            else if (more == 0) shared = 1;
        }
        g->winner = shared ? -1 : best;
        g->over = 1;
        return;
    }
    pass_on(g);
}

/* 2.11: what a set of one rank does; `set` holds its cards. */
static void settle(Game *g, int rank, uint64_t set) {
    const uint64_t black = SUIT_CARDS(0) | SUIT_CARDS(3);
    int skips = 0;
    if (rank == TWO) {
        g->debt += 2 * count_of(set);
    } else if (rank == JACK) {
        int blacks = count_of(set & black), reds = count_of(set & ~black);
        int rest = g->debt > 5 * reds ? g->debt - 5 * reds : 0;
        if (blacks == 0) {
            draw(g, rest);
            rest = 0;
        }
        g->debt = rest + 5 * blacks;
    } else if (rank == TEN) {
        if (count_of(set) & 1) g->direction = -g->direction;
    } else if (rank == QUEEN) {
        if (count_of(set & black) == 1) {
            int left = g->turn + 1 == g->seats ? 0 : g->turn + 1;
            uint64_t kept = g->hand[g->turn];
            g->hand[g->turn] = g->hand[left];
            g->hand[left] = kept;
        }
    } else if (rank == EIGHT) {
        skips = 1;
    }
    pass_on(g);
    if (skips) pass_on(g);
}

static void put(Game *g, int card) {
    g->hand[g->turn] &= ~(1ULL << card);
    g->pile[g->pile_count++] = (uint8_t)card;
}

/* A card is laid and more may follow; how many actions that is. */
static int lay(Game *g, int card) {
    int rank = RANK(card), last = card, dumping = 0, actions = 1;
    uint64_t set = 1ULL << card;
    g->passes = 0;
    g->named = -1;
    put(g, card);
    for (;;) {
        uint64_t mine = g->hand[g->turn], more = 0;
        if (mine == 0) { /* 1.6 */
            g->winner = g->turn;
            g->over = 1;
            return actions;
        }
        if (!dumping) more = mine & RANK_CARDS(rank);
        if (rank == SEVEN) more |= mine & SUIT_CARDS(SUIT(last));
        uint32_t cards = (uint32_t)count_of(more), others = rank == ACE ? 4 : 1;
        if (more == 0 && rank != ACE) break; /* nothing to choose */
        uint32_t pick = below(cards + others);
        actions++;
        TELL("do %u %d\n", cards + others,
             pick < cards ? nth(more, pick) : rank == ACE ? NAME + (int)(pick - cards) : END);
        if (pick >= cards) { /* a suit is named, or no more is laid */
            if (rank == ACE) g->named = (int)(pick - cards);
            break;
        }
        card = nth(more, pick);
        put(g, card);
        if (RANK(card) == rank) {
            set |= 1ULL << card;
            last = card;
        } else {
            dumping = 1;
        }
    }
    settle(g, rank, set);
    return actions;
}

/* From one choice to the next turn; how many actions that is. */
static int take_turn(Game *g) {
    TELL("turn %d %d %d %d", g->turn, g->direction, g->debt, g->named);
    for (int seat = 0; seat < g->seats; seat++) TELL(" %llu", (unsigned long long)g->hand[seat]);
    TELL("\n");
    int top = g->pile[g->pile_count - 1];
    uint64_t fits = RANK_CARDS(RANK(top));
    if (g->debt == 0) fits |= SUIT_CARDS(g->named >= 0 ? g->named : SUIT(top)) | RANK_CARDS(ACE);
    fits &= g->hand[g->turn];
    uint32_t cards = (uint32_t)count_of(fits);
    uint32_t choices = cards == 0 || g->debt > 0 ? cards + 1 : cards;
    uint32_t pick = choices == 1 ? 0 : below(choices);
    TELL("do %u %d\n", choices, pick < cards ? nth(fits, pick) : can_draw(g) ? DRAW : PASS);
    if (pick < cards) return lay(g, nth(fits, pick));
    draw_or_pass(g);
    return 1;
}

static int number(void) {
    int read;
    if (scanf("%d", &read) == 1) return read;
    fputs("classic_twin: the start ends too early\n", stderr);
    exit(2);
}

static Game read_start(void) {
    Game g = {.direction = 1, .named = -1, .winner = -1, .seats = number(), .pile_count = 1};
    if (g.seats < 2 || g.seats > SEATS_MAX) {
        fputs("classic_twin: 2 to 4 seats\n", stderr);
        exit(2);
    }
    for (int seat = 0; seat < g.seats; seat++)
        for (int left = number(); left > 0; left--) g.hand[seat] |= 1ULL << (number() % CARDS);
    g.stock_count = number() % CARDS;
    for (int i = g.stock_count - 1; i >= 0; i--) g.stock[i] = (uint8_t)(number() % CARDS);
    g.pile[0] = (uint8_t)(number() % CARDS);
    return g;
}

int main(int words, char **word) {
    if (words != 3) {
        fputs("usage: classic_twin ROUNDS SEED < START\n", stderr);
        return 2;
    }
    const Game start = read_start();
    long rounds = atol(word[1]), actions = 0, wins[SEATS_MAX] = {0};
    chance = strtoull(word[2], NULL, 10);
    clock_t began = clock();
    for (long i = 0; i < rounds; i++) {
        Game g = start;
        while (!g.over) actions += take_turn(&g);
        if (g.winner >= 0) wins[g.winner]++;
        TELL("over %d\n", g.winner);
    }
    printf("%ld %.6f", actions, (double)(clock() - began) / CLOCKS_PER_SEC);
    for (int seat = 0; seat < start.seats; seat++) printf(" %ld", wins[seat]);
    puts("");
    return 0;
}

### “switch rules”.

cli-rules = Read rule sets, compare them, and take them in and out of files and links.
cli-operand-rules = show RULES, list, check RULES, schema, export RULES, share RULES, or diff RULES RULES, where RULES is the name of a rule set, a file (TOML or JSON), or a link
cli-option-form = show: short, long (the usual) or referee
cli-option-toml = export: as TOML (the usual)
cli-option-json = export: as JSON
cli-rules-action = There is no “switch rules { $text }”. Choose one of: { $choices }.
cli-rules-operands =
    { $count ->
        [0] “switch rules { $action }” takes nothing after it.
        [one] “switch rules { $action }” needs one rule set after it: a name, a file or a link.
       *[other] “switch rules { $action }” needs { $count } rule sets after it: names, files or links.
    }
cli-rules-option = { $option } does not go with “switch rules { $action }”. Leave it out.
cli-rules-two-forms = --toml and --json do not go together. Leave one out.
cli-rules-none =
    { $near ->
        [none] “{ $text }” is no rule set, no file and no link. The rule sets are: { $choices }.
       *[other] “{ $text }” is no rule set, no file and no link. Did you mean { $near }?
    }
cli-rules-faults =
    { $count ->
        [one] { $path } is no rule set. One thing is wrong:
       *[other] { $path } is no rule set. { $count } things are wrong:
    }
cli-rules-base = Give base = "classic", or another name from “switch rules list”, and then only what you play differently.
cli-rules-byte = byte { $number }
cli-link-broken = This link is broken or was cut off. Copy the whole of it again.
cli-link-newer = This link was made by a newer version of Switch. Update Switch to read it.
cli-rules-sound = { $name }: a sound rule set for { $players } players.
cli-rules-same = { $left } and { $right } play the same.
cli-rules-diff = { $left } and { $right }:

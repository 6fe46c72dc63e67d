import { describe, expect, it } from "vitest";
import { isLoopback } from "./reach";

describe("the host of a link", () => {
  it("is this computer only", () => {
    for (const host of ["127.0.0.1", "127.1.2.3", "[::1]", "localhost", "switch.localhost"]) expect(isLoopback(host), host).toBe(true);
  });
  it("can be reached by others", () => {
    for (const host of ["192.168.1.7", "play.example", "127.example.org", "notlocalhost", "10.127.0.0"]) expect(isLoopback(host), host).toBe(false);
  });
});

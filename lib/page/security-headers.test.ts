/** @jest-environment node */
import { readFileSync } from "node:fs";
import { constantHeaders, securityHeaders } from "./security-headers";

/** Values by lower-case names of a directive of the balancer's server: `add_header Name "value" always;` or `proxy_hide_header Name;` */
function directives(name: string): Record<string, string> {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const found = [...conf.matchAll(new RegExp(`^ {4}${name} ([\\w-]+)(?: "([^"]*)" always)?;$`, "gm"))];
  return Object.fromEntries(found.map(([, header = "", value = ""]) => [header.toLowerCase(), value]));
}

test("the balancer writes every header that is the same on all answers, word for word, and takes off the web's", () => {
  expect(directives("add_header")).toEqual(constantHeaders({ https: true }));
  expect(Object.keys(directives("proxy_hide_header"))).toEqual(Object.keys(constantHeaders({ https: true })));
});

test("no location of the balancer has a header of its own: it would drop all of them there", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).not.toMatch(/^ {5,}add_header/m);
});

test("without such a proxy an answer has them from the web, HSTS on https alone", () => {
  expect(securityHeaders({ https: true })).toEqual({ ...constantHeaders({ https: true }), "cross-origin-resource-policy": "same-origin" });
  expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
});

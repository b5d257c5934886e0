/** @jest-environment node */
import { readFileSync } from "node:fs";
import { constantHeaders, POLICY, policyHeaders, securityHeaders } from "./headers";

/**
 * Values by lower-case names of a directive of the balancer's server: `add_header Name "value" always;` or
 * `proxy_hide_header Name;`
 */
function directives(name: string): Record<string, string> {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const found = [...conf.matchAll(new RegExp(`^ {4}${name} ([\\w-]+)(?: "([^"]*)" always)?;$`, "gm"))];
  return Object.fromEntries(found.map(([, header = "", value = ""]) => [header.toLowerCase(), value]));
}

test("nginx sets every constant header to the same value and hides the ones from the web", () => {
  expect(directives("add_header")).toEqual(constantHeaders({ https: true }));
  expect(Object.keys(directives("proxy_hide_header"))).toEqual(Object.keys(constantHeaders({ https: true })));
});

test("no location of nginx.conf has add_header, which would drop all inherited ones", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).not.toMatch(/^ {5,}add_header/m);
});

test("without nginx the web sets the constant headers, HSTS on https only", () => {
  expect(securityHeaders({ https: true })).toEqual({
    ...constantHeaders({ https: true }),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
});

const setting = { https: true, dev: false };

test("no site frames a page, sends its forms elsewhere or adds scripts without a hash", () => {
  const policy = policyHeaders({ page: "/login", scripts: ["'sha256-x'"] }, setting)[POLICY].split("; ");
  for (const directive of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'", "object-src 'none'", "script-src 'self' 'sha256-x'"])
    expect(policy).toContain(directive);
});

test("in development this site may frame its pages", () => {
  const policy = policyHeaders({ page: "/login", scripts: [] }, { https: false, dev: true })[POLICY].split("; ");
  expect(policy).toContain("frame-ancestors 'self'");
});

test("a picture that is opened runs no scripts", () => {
  expect(policyHeaders({ picture: true }, setting)[POLICY]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

import { spawnSync } from "node:child_process";
import { aptInstall } from "./apt-install.ts";

const isInstalled = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** Whether nginx is installed. Throws under CI, where the balancer tests are required. */
export function hasNginx(): boolean {
  if (isInstalled()) return true;
  if (process.env.CI) throw new Error("nginx is needed: apt-get install nginx");
  return false;
}

/** Installs nginx when it is missing and this process may install packages. */
export function ensureNginx(): void {
  if (!isInstalled()) aptInstall(["nginx"]);
}

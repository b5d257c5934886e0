export * from "./accounts.ts";
export * from "./app-users.ts";
export * from "./articles.ts";
export * from "./desk.ts";
export * from "./files.ts";
export * from "./marks.ts";
export * from "./rights-requests.ts";
export * from "./site.ts";

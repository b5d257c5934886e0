import type { Right } from "../../lib/contract/investor.ts";

export const rightsSeed: Right[] = [
  { id: "1", rightName: "Pendanaan", rightUrl: "/pendanna", rightType: "1", rightCode: "funding", treeData: [] },
  { id: "2", rightName: "Bantuan", rightUrl: "/bantuan", rightType: "1", rightCode: "help", treeData: [] },
];

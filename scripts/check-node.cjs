// Loaded before a script in TypeScript, which an older Node cannot read, not even to say so.
const NODE_MAJOR = 24;

if (Number(process.versions.node.split(".")[0]) < NODE_MAJOR) {
  process.stderr.write(`Node ${NODE_MAJOR} or newer is needed, this is ${process.version}.\n`);
  process.exit(1);
}

// What npm's commands run first: plain JavaScript without a dependency, because it makes node_modules.
// Nothing is imported before the version is known, so that an old Node answers with a sentence.
const oldest = 20;
const major = Number(process.versions.node.split(".")[0]);

if (major < oldest) {
  console.error(
    `Vitrine needs Node.js ${oldest} or newer to start; this is ${process.version}. Install a newer one from nodejs.org or your system's packages.`,
  );
  process.exitCode = 1;
} else {
  import("./bootstrap/run.mjs").then(({ run }) => run(process.argv.slice(2)));
}

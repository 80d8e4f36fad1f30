import { runTool } from "./test/tool.ts";

process.exitCode = await runTool("lint", process.argv.slice(2));

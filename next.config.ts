import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The types are checked by `npm test`; checking them again would double the wait of a first `npm start`.
  typescript: { ignoreBuildErrors: true },
  // A clone inside a folder that holds another project's lockfile is to be a project of its own.
  // A page that a role may not open is answered as 403, with a page of ours that says who can change that.
  experimental: { authInterrupts: true },
  turbopack: { root: import.meta.dirname },
};

export default config;

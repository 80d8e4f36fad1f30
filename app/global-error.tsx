"use client";

import "./globals.css";

export { BrokenDashboard as default } from "#components/shell/broken-dashboard.tsx";

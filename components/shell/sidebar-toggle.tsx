"use client";

import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { useMessages, useReader } from "#lib/messages/client.tsx";
import { savePreference } from "./save-preference.ts";

export function SidebarToggle() {
  const { shell } = useMessages();
  const [open, setOpen] = useState(useReader().sidebar === "open");
  return (
    <IconButton
      aria-expanded={open}
      label={open ? shell.collapse : shell.expand}
      onClick={() => {
        setOpen(!open);
        savePreference("sidebar", open ? "closed" : "open");
      }}
    >
      <PanelLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </IconButton>
  );
}

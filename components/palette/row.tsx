import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface RowProps {
  /** Unique in the palette; what is shown may not be. */
  value: string;
  icon: LucideIcon;
  title: ReactNode;
  about?: ReactNode;
  /** Right of it: what kind of thing it is. */
  beside?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

export function Row({ value, icon: Icon, title, about, beside, disabled = false, onSelect }: RowProps) {
  return (
    <Command.Item
      className="group/row flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 data-[disabled=true]:cursor-default data-[disabled=true]:opacity-60 data-[selected=true]:bg-accent-soft"
      disabled={disabled}
      onSelect={onSelect}
      value={value}
    >
      <Icon
        aria-hidden="true"
        className="size-4 shrink-0 text-quiet group-data-[selected=true]/row:text-link"
        strokeWidth={1.75}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{title}</span>
        {about && <span className="truncate text-quiet text-sm">{about}</span>}
      </span>
      {beside && <span className="shrink-0 text-quiet text-xs">{beside}</span>}
    </Command.Item>
  );
}

export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-quiet [&_[cmdk-group-heading]]:text-xs"
      heading={heading}
    >
      {children}
    </Command.Group>
  );
}

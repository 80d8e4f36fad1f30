"use client";

import { Plus, X } from "lucide-react";
import { Button, IconButton } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { MOST_OWN_HEADERS, ownHeaderRefusal } from "#domain/pulse-headers.ts";
import { useMessages } from "#lib/messages/client.tsx";
import type { OwnHeader } from "./pulse-draft.ts";

const SIGNATURE_HEADER = "x-pulse-signature";

interface HeadersFieldProps {
  headers: readonly OwnHeader[];
  onChange: (headers: OwnHeader[]) => void;
}

export function HeadersField({ headers, onChange }: HeadersFieldProps) {
  const { pulses: words } = useMessages();
  const change = (row: number, part: Partial<OwnHeader>) =>
    onChange(headers.map((header) => (header.row === row ? { ...header, ...part } : header)));
  const add = () => {
    const row = Math.max(0, ...headers.map((header) => header.row)) + 1;
    onChange([...headers, { row, name: "", value: "" }]);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{words.headers}</legend>
      <p className="text-quiet text-sm">{words.headersAbout}</p>
      {headers.map(({ row, name, value }, place) => {
        const refusal = name === "" ? null : ownHeaderRefusal(name.trim(), value, SIGNATURE_HEADER);
        return (
          <div className="flex items-start gap-2" key={row}>
            <div className="min-w-0 flex-1">
              <TextField
                className="code"
                error={refusal ? words.headerRefusals[refusal] : undefined}
                hideLabel
                label={words.headerName(place + 1)}
                onChange={({ target }) => change(row, { name: target.value })}
                placeholder={words.headerNameShort}
                value={name}
              />
            </div>
            <div className="min-w-0 flex-1">
              <TextField
                className="code"
                hideLabel
                label={words.headerValue(place + 1)}
                onChange={({ target }) => change(row, { value: target.value })}
                placeholder={words.headerValueShort}
                value={value}
              />
            </div>
            <IconButton
              label={words.removeHeader(place + 1)}
              onClick={() => onChange(headers.filter((header) => header.row !== row))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        );
      })}
      {headers.length < MOST_OWN_HEADERS && (
        <Button className="w-fit" onClick={add} size="small">
          <Plus aria-hidden="true" className="size-4" />
          {words.addHeader}
        </Button>
      )}
    </fieldset>
  );
}

"use client";

import { Printer } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { SelectChevron } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { MoneyInput } from "@/components/form/money-input";
import { useSettleText } from "@/components/form/settle-fields";
import type { ToolValues } from "@/components/tools/tool-answer";
import { ToolResult } from "@/components/tools/tool-result";
import { Button } from "@/components/ui/button";
import { useLateAddress } from "@/components/ui/use-late-address";
import { toolsPage as copy, type ToolField, type ToolName, tools } from "@/lib/content/tools";
import { routes } from "@/lib/routes";

type ControlProps = { field: ToolField; id: string; value: string; onChange: (value: string) => void };

function Control(props: ControlProps) {
  const { field, id, value, onChange } = props;
  if (field.kind !== "money") return <PlainControl {...props} />;
  const describedBy = field.hint ? `${id}-hint` : undefined;
  return <MoneyInput id={id} name={field.name} value={value} onChange={onChange} describedBy={describedBy} perMonth={field.perMonth ?? false} />;
}

function PlainControl({ field, id, value, onChange }: ControlProps) {
  const shared = { id, name: field.name, value, "aria-describedby": field.hint ? `${id}-hint` : undefined };
  useSettleText(id, value, onChange);
  return (
    <div className={fieldBox(undefined)}>
      {field.choices ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)} className={`${fieldControl} appearance-none pr-12`}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          inputMode={field.kind === "text" ? "text" : field.kind === "percent" ? "decimal" : "numeric"}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldControl} ${field.kind === "text" ? "" : "tabular-nums"}`}
        />
      )}
      {field.choices ? <SelectChevron /> : null}
    </div>
  );
}

const RESULT_ID = "hasil";

type ToolFormProps = {
  tool: ToolName;
  initial: ToolValues;
  /** The server's day, which decides the rules. */
  day: string;
};

/**
 * A tool: a plain GET form whose page the server answers; with scripts the result follows the typing, and on the tool's own
 * page so does the address, for a reload and for coming back.
 */
export function ToolForm({ tool, initial, day }: ToolFormProps) {
  const [live, setLive] = useState(false);
  const [values, setValues] = useState(initial);
  const [changed, setChanged] = useState(false);
  const path = `${routes.tools}/${tool}`;
  useEffect(() => {
    setLive(true);
    // Coming back shows the page as it was first rendered, under its latest address.
    const named = [...new URLSearchParams(location.search)].filter(([name]) => name in initial);
    if (named.length > 0) setValues({ ...initial, ...Object.fromEntries(named) });
  }, [initial]);
  useLateAddress(changed && location.pathname === path ? `?${new URLSearchParams(values)}` : undefined);
  const showResult = (event: FormEvent) => {
    if (!live) return;
    event.preventDefault();
    const result = document.getElementById(RESULT_ID);
    result?.scrollIntoView();
    result?.focus({ preventScroll: true });
  };
  const isLetter = tool === "surat-pengaduan";
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-2 xl:gap-14 print:grid-cols-1">
      <form
        method="get"
        action={`${path}#${RESULT_ID}`}
        onSubmit={showResult}
        className={`grid content-start gap-5 ${isLetter ? "print:hidden" : ""}`}
      >
        {tools[tool].fields.map((field) => {
          const id = `alat-${field.name}`;
          return (
            <div key={field.name}>
              <label htmlFor={id} className="mb-2 block font-semibold">
                {field.label}
              </label>
              <Control
                field={field}
                id={id}
                value={values[field.name] ?? ""}
                onChange={(value) => {
                  setChanged(true);
                  setValues((before) => ({ ...before, [field.name]: value }));
                }}
              />
              {field.hint ? (
                <p id={`${id}-hint`} className="mt-1.5 text-fg-mute text-small print:hidden">
                  {field.hint}
                </p>
              ) : null}
            </div>
          );
        })}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{isLetter ? copy.write : copy.submit}</Button>
          {isLetter && live ? (
            <Button variant="line" onClick={() => print()}>
              <Printer aria-hidden="true" className="size-5" />
              {copy.print}
            </Button>
          ) : null}
        </div>
      </form>
      <div id={RESULT_ID} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-hidden">
        <h2 className="mb-4 text-h3 print:hidden">{copy.result}</h2>
        <div role="status">
          <ToolResult tool={tool} values={values} day={day} />
        </div>
      </div>
    </div>
  );
}

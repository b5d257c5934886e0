"use client";

import { useEffect, useSyncExternalStore } from "react";

type Faults = { names: ReadonlySet<string>; listeners: Set<() => void> };

/** By form control. */
const forms = new WeakMap<object, Faults>();

function faultsOf(control: object): Faults {
  const known = forms.get(control) ?? { names: new Set(), listeners: new Set() };
  forms.set(control, known);
  return known;
}

function report(control: object, name: string, isWrong: boolean): void {
  const faults = faultsOf(control);
  if (faults.names.has(name) === isWrong) return;
  const others = [...faults.names].filter((other) => other !== name);
  faults.names = new Set(isWrong ? [...others, name] : others);
  for (const listener of faults.listeners) listener();
}

/** Reports that a field shows an error which the form's validation does not know yet. */
export function useEarlyFault(control: object, name: string, isWrong: boolean): void {
  useEffect(() => {
    report(control, name, isWrong);
    return () => report(control, name, false);
  }, [control, name, isWrong]);
}

/** The fields of a form that show such an error. */
export function useEarlyFaults(control: object): ReadonlySet<string> {
  const read = () => faultsOf(control).names;
  const subscribe = (listener: () => void) => {
    const { listeners } = faultsOf(control);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(subscribe, read, read);
}

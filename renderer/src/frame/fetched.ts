import { type ComponentType, createElement, lazy, useState } from 'react';

// What the first screen does not need is fetched when it is opened, or before that while nobody does anything.
const parts = {
  dialogs: part(async () => (await import('./Dialogs.tsx')).Dialogs),
  logic: part(async () => (await import('../logic/LogicView.tsx')).LogicView),
  preview: part(async () => (await import('../preview/PreviewView.tsx')).PreviewView),
  json: part(async () => (await import('../json/JsonView.tsx')).JsonView),
  changes: part(async () => (await import('../changes/ChangesView.tsx')).ChangesView),
  study: part(async () => (await import('../study/index.ts')).StudyView),
  merge: part(async () => (await import('../merging/MergeView.tsx')).MergeView),
};

export const Dialogs = parts.dialogs.Shown;
export const LogicView = parts.logic.Shown;
export const PreviewView = parts.preview.Shown;
export const JsonView = parts.json.Shown;
export const ChangesView = parts.changes.Shown;
export const StudyView = parts.study.Shown;
export const MergeView = parts.merge.Shown;

/** Fetches everything while the browser is idle: it then opens at once, also when the machine is gone by then. */
export function fetchWhenIdle(): void {
  const rest = Object.values(parts);
  const later = () => {
    const next = rest.shift();
    // What cannot be had now is asked for again when somebody opens it.
    if (next) whenIdle(() => void next.fetch().then(later, later));
  };
  later();
}

interface Part<Props extends object> {
  readonly fetch: () => Promise<void>;
  readonly Shown: ComponentType<Props>;
}

/** What was fetched is rendered like any other component. Waiting for it once more would let keys go to what was before. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | null = null;
  const fetch = async () => {
    ready = await load();
  };
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Shown(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Later);
    return createElement(Chosen, props);
  }
  return { fetch, Shown };
}

/** Not every browser says when it is idle; there a second is long enough. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 1000);
}

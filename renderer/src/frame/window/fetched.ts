import { type ComponentType, createElement, lazy, useState } from 'react';

// What the first screen does not need is loaded when it is opened, or earlier while the browser is idle.
const parts = {
  dialogs: part(async () => (await import('../dialogs/Dialogs.tsx')).Dialogs),
  logic: part(async () => (await import('../../logic/LogicView.tsx')).LogicView),
  preview: part(async () => (await import('../../preview/PreviewView.tsx')).PreviewView),
  json: part(async () => (await import('../../json/JsonView.tsx')).JsonView),
  changes: part(async () => (await import('../../changes/ChangesView.tsx')).ChangesView),
  study: part(async () => (await import('../../study/index.ts')).StudyView),
  merge: part(async () => (await import('../../merging/MergeView.tsx')).MergeView),
};

export const Dialogs = parts.dialogs.Shown;
export const LogicView = parts.logic.Shown;
export const PreviewView = parts.preview.Shown;
export const JsonView = parts.json.Shown;
export const ChangesView = parts.changes.Shown;
export const StudyView = parts.study.Shown;
export const MergeView = parts.merge.Shown;

/** Loads everything while the browser is idle. It then opens at once, even if the host has gone. */
export function fetchWhenIdle(): void {
  const rest = Object.values(parts);
  const later = () => {
    const next = rest.shift();
    // What fails to load now is requested again when it is opened.
    if (next) whenIdle(() => void next.fetch().then(later, later));
  };
  later();
}

interface Part<Props extends object> {
  readonly fetch: () => Promise<void>;
  readonly Shown: ComponentType<Props>;
}

/**
 * Wraps a lazily loaded component. Once loaded it renders at once: waiting again would let keys reach the previous
 * view.
 */
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

/** Runs `act` when the browser is idle, or after a second in browsers that do not report it. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 1000);
}

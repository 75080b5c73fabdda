import { type ComponentType, lazy } from 'react';
import { type View, views } from '../session/store.ts';
import { StudyView } from '../study/index.ts';

/**
 * The views that fill the window beside the guide itself, in the order of their tabs. A view is shown with the problems
 * below it; the guide brings its outline and properties along and is not one of them.
 */
export const wholeViews: Partial<Record<Exclude<View, 'guide'>, ComponentType>> = {
  logic: lazy(async () => ({ default: (await import('../logic/LogicView.tsx')).LogicView })),
  preview: lazy(async () => ({ default: (await import('../preview/PreviewView.tsx')).PreviewView })),
  json: lazy(async () => ({ default: (await import('../json/JsonView.tsx')).JsonView })),
  changes: lazy(async () => ({ default: (await import('../changes/ChangesView.tsx')).ChangesView })),
  study: StudyView,
};

/** The tabs there are, in their order. */
export const tabs: readonly View[] = views.filter((view) => view === 'guide' || wholeViews[view] !== undefined);

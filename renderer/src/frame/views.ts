import type { ComponentType } from 'react';
import { type View, views } from '../session/store.ts';
import { ChangesView, JsonView, LogicView, PreviewView, StudyView } from './fetched.ts';

/**
 * The views that fill the window beside the guide itself, in the order of their tabs. A view is shown with the problems
 * below it; the guide brings its outline and properties along and is not one of them.
 */
export const wholeViews: Readonly<Record<Exclude<View, 'guide'>, ComponentType>> = {
  logic: LogicView,
  preview: PreviewView,
  json: JsonView,
  changes: ChangesView,
  study: StudyView,
};

/** The tabs there are, in their order. */
export const tabs: readonly View[] = views;

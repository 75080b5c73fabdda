import type { ComponentType } from 'react';
import { type View, views } from '../../session/store.ts';
import { ChangesView, JsonView, LogicView, PreviewView, StudyView } from './fetched.ts';

/**
 * The views that fill the window, in tab order, with the problems below. The guide is not one of them: it has an
 * outline and properties too.
 */
export const wholeViews: Readonly<Record<Exclude<View, 'guide'>, ComponentType>> = {
  logic: LogicView,
  preview: PreviewView,
  json: JsonView,
  changes: ChangesView,
  study: StudyView,
};

/** The tabs in order. */
export const tabs: readonly View[] = views;

import type { ComponentType } from 'react';
import { ChangesView } from '../../changes/index.ts';
import { JsonView } from '../../json/index.ts';
import { AnswersView } from '../../answers/index.ts';
import { LanguagesView } from '../../languages/index.ts';
import { LogicView } from '../../logic/index.ts';
import { PreviewView } from '../../preview/index.ts';
import { StudyView } from '../../study/index.ts';
import type { View } from '../../session/index.ts';

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
  languages: LanguagesView,
  answers: AnswersView,
};

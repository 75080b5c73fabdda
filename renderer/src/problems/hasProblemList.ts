import { findings, type OpenGuide } from '../session/index.ts';

/** Returns whether the list of problems has something to show: findings, switched-off ones too, or faulty settings. */
export function hasProblemList(guide: OpenGuide): boolean {
  const { all, off } = findings(guide);
  return all.length > 0 || off.length > 0 || guide.settingsProblem !== null;
}

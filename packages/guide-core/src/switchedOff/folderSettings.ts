import * as z from 'zod';
import { parseGuide } from '../format/parseGuide.ts';
import { positionsOf } from '../format/positionsOf.ts';
import { schemaProperty } from '../format/schemaLine.ts';
import type { TextIssue } from '../format/textIssue.ts';
import type { JsonObject, Path } from '../json.ts';
import { ruleIds } from '../rules/allRules.ts';
import { nearestId } from './nearestId.ts';
import { type SwitchableId, isSwitchable, switchableIds } from './switchableIds.ts';

/** The name of the file with the settings of a folder. It counts for all guides in the folder and below it. */
export const folderSettingsFile = 'guide-studio.json';

/** The value of an advice that is not shown. Errors cannot be switched off. */
export const Off = z.literal('off');

/** Kinds of advice that are not shown, by id. */
export const AdviceSettings = z.strictObject(Object.fromEntries(switchableIds.map((id) => [id, Off.optional()])));

/** The settings of a folder: which advice its guides do without. `$schema` names the JSON Schema, for editors. */
export const FolderSettings = z.strictObject({
  [schemaProperty]: z.string().optional(),
  advice: AdviceSettings.optional(),
});

/** What is wrong with the settings of a folder, with its place in the file. Wording: `messages.ts`. */
export type SettingsFault = { readonly line?: number; readonly column?: number } & (
  | { readonly code: 'text'; readonly issue: TextIssue }
  /** `name`: of the setting that must be an object; '' for the whole file. */
  | { readonly code: 'notAnObject'; readonly name: string }
  | { readonly code: 'unknownSetting' | 'unknownAdvice'; readonly name: string; readonly nearest: string | null }
  /** An error, which cannot be switched off. */
  | { readonly code: 'isError'; readonly name: string }
  | { readonly code: 'notOff'; readonly name: string }
);

/** The advice that a folder switches off, or what is wrong with its settings. */
export type SettingsRead =
  | { readonly ok: true; readonly off: readonly SwitchableId[] }
  | { readonly ok: false; readonly faults: readonly SettingsFault[] };

/** Reads the settings of a folder. With a fault, none of them count. */
export function folderSettingsOf(source: string | Uint8Array): SettingsRead {
  const parsed = parseGuide(source);
  if (!parsed.ok) return { ok: false, faults: [faultOfText(parsed.issue)] };
  if (parsed.losses.length > 0) return { ok: false, faults: parsed.losses.map(faultOfText) };
  const read = FolderSettings.safeParse(parsed.value);
  if (read.success) return { ok: true, off: Object.keys(read.data.advice ?? {}).filter(isSwitchable) };
  const found = read.error.issues.flatMap((issue) => faultsOf(issue, parsed.value));
  const places = positionsOf(
    parsed.text,
    found.map(({ path }) => path),
  );
  const faults = found
    .map(({ fault }, at): SettingsFault => {
      const { line = 1, column = 1 } = places[at] ?? {};
      return { ...fault, line, column };
    })
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return { ok: false, faults };
}

function faultOfText(issue: TextIssue): SettingsFault {
  const { code, line, column } = issue;
  const place = line === undefined || column === undefined ? {} : { line, column };
  return code === 'empty' || code === 'notAnObject'
    ? { code: 'notAnObject', name: '', ...place }
    : { code: 'text', issue, ...place };
}

interface Found {
  readonly path: Path;
  readonly fault: SettingsFault;
}

function faultsOf(issue: z.core.$ZodIssue, settings: JsonObject): readonly Found[] {
  const path = issue.path as Path;
  const name = String(path.at(-1) ?? '');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      fault: unknown(key, path.length === 0 ? settings : null),
    }));
  if (path.length === 2) return [{ path, fault: { code: 'notOff', name } }];
  return [{ path, fault: { code: 'notAnObject', name } }];
}

/** Returns the fault of a setting that does not exist; of an advice if `settings` is null. */
function unknown(name: string, settings: JsonObject | null): SettingsFault {
  if (settings !== null) {
    const free = Object.keys(FolderSettings.shape).filter((one) => !Object.hasOwn(settings, one));
    return { code: 'unknownSetting', name, nearest: nearestId(name, free) };
  }
  if ((ruleIds as readonly string[]).includes(name)) return { code: 'isError', name };
  return { code: 'unknownAdvice', name, nearest: nearestId(name, switchableIds) };
}

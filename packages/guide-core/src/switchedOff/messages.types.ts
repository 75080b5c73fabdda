import type { SettingsFault } from './folderSettings.ts';

type Fault<Code extends SettingsFault['code']> = Extract<SettingsFault, { code: Code }>;

/** The wording of what is wrong with the settings of a folder, in one language. `text`: faults of JSON have words of their own. */
export interface SettingsWords {
  readonly place: (line: number, column: number) => string;
  readonly faults: {
    readonly [Code in Exclude<SettingsFault['code'], 'text'>]: (fault: Fault<Code>) => string;
  };
}

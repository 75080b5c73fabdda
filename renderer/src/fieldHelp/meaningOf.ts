import '../i18n/later.ts';
import type { ServiceCapabilities } from '@guide-studio/api-contract';
import type { FollowUp, InterviewMode, PreferredInput } from '@guide-studio/guide-core';
import { recordingFor } from '@guide-studio/interview-engine/internal';
import type { ConnectedService } from '../connections/index.ts';
import { words } from '../i18n/index.ts';

/** A setting that is explained; null values are not set. */
export type Setting =
  | { readonly of: 'mode'; readonly mode: InterviewMode | null }
  | { readonly of: 'input'; readonly mode: InterviewMode | null; readonly input: PreferredInput | null }
  | { readonly of: 'followUp'; readonly depth: FollowUp | null }
  | { readonly of: 'languages' | 'platforms' | 'watched' | 'mustWatch' };

/** Returns what a setting means for participants, in sentences. Null for a service that is being asked. */
export function meaningOf(setting: Setting, service: ConnectedService | null): string {
  const { fieldHelp } = words;
  switch (setting.of) {
    case 'mode': {
      const { mode } = setting;
      if (mode === null) return fieldHelp.notSetText;
      return joined(fieldHelp.modes[mode], mode === 'text' ? null : ofRecordings(service, mode));
    }
    case 'input':
      return ofInput(setting, service);
    case 'followUp': {
      const depth = setting.depth ?? 'none';
      return joined(fieldHelp.followUps[depth], depth === 'none' ? null : ofAsking(service));
    }
    case 'languages':
    case 'platforms':
      return describeSupport(service, (name, does) =>
        fieldHelp[setting.of === 'languages' ? 'languages' : 'platforms'][does === null ? 'unknown' : 'own'](name),
      );
    case 'watched':
      return fieldHelp.watched;
    case 'mustWatch':
      return describeSupport(service, (name, does) =>
        does === null ? fieldHelp.mustWatch.unknown(name) : fieldHelp.mustWatch.own,
      );
  }
}

/** Returns what becomes of recordings at a service. */
function recordingsAt(name: string, does: ServiceCapabilities | null): string {
  const { recordings } = words.fieldHelp;
  if (does === null) return recordings.unknown(name);
  if (does.recordings === 'failing') return recordings.unreachable(name);
  if (does.recordings !== 'kept') return recordings[does.recordings](name);
  if (does.transcripts === 'failing') return recordings.failing(name);
  return does.transcripts === 'ready' ? recordings.written(name) : recordings.notWritten(name);
}

function ofInput({ mode, input }: Extract<Setting, { of: 'input' }>, service: ConnectedService | null): string {
  const { modes, orWritten, written, writtenByMode } = words.fieldHelp;
  const recording = recordingFor(mode ?? 'text', input, false);
  const asked = input === 'voice' || input === 'screenRecording' ? input : null;
  if (recording === null) return asked === null ? written : writtenByMode;
  const { voice, screen, typing } = recording;
  const does: InterviewMode = screen ? `${voice}_screen` : typing ? 'audio_text' : voice;
  return joined(typing && asked !== null ? orWritten[asked] : modes[does], ofRecordings(service, does));
}

function ofRecordings(service: ConnectedService | null, mode: InterviewMode): string {
  return describeSupport(service, (name, does) => {
    const isUneven = does?.recordings === 'kept' && !does.rewraps && mode !== 'audio_text' && mode !== 'audio';
    return joined(recordingsAt(name, does), isUneven ? words.fieldHelp.notRewrapped : null);
  });
}

function ofAsking(service: ConnectedService | null): string {
  return describeSupport(service, (name, does) => words.fieldHelp.asks[does?.followUps ?? 'unknown'](name));
}

function describeSupport(
  service: ConnectedService | null,
  sentence: (name: string, does: ServiceCapabilities | null) => string,
): string {
  if (service === null) return '';
  return service.name === null ? words.fieldHelp.noService : sentence(service.name, service.capabilities);
}

const joined = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

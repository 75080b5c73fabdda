import {
  type ReportedIssue,
  SetStudyTranslationsRequest,
  type StudyTranslations as StudyTranslationsBody,
} from '@guide-studio/api-contract';
import type { CreateStudyRequest, LanguageCode } from '@guide-studio/guide-core';
import { guideTexts, languagesOfStudy, textKey, translatedTexts } from '@guide-studio/guide-core/translations';
import { type Answer, type Refusal, refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { StudyTexts } from '../store/store.ts';

/** Returns the translations of a study. Like all of this file, it is not part of the specification. */
export const getStudyTranslations: Handler = async ({ service, organization, params }) => {
  const study = await organization.findStudy(params['studyId'] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refusal('study_not_found');
  return shown(stored.guide, await service.store.interviews.readTranslations(study.id));
};

/** Replaces the translations of a study, if all of them fit. A live one needs the permission to launch. */
export const setStudyTranslations: Handler = async (call) => {
  const { caller, organization, params } = call;
  const study = await organization.findStudy(params['studyId'] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refusal('study_not_found');
  if (study.status !== 'draft' && !caller.canLaunch) {
    const error = 'You may not translate this live study. Ask for the permission to start recruitment.';
    return refusal('launch_permission_denied', { error });
  }
  const sent = await readSent(call);
  if ('body' in sent) return sent;
  const issues = misfits(stored.guide, sent.translations);
  if (issues.length > 0) {
    const error = 'Some translations do not fit this study. Nothing was stored; see issues for each place.';
    return refusal('invalid_request_body', { error, issues: issues.slice(0, mostIssues) });
  }
  switch (await organization.setTranslations(study.id, sent.translations)) {
    case 'set':
      return shown(stored.guide, sent.translations);
    case 'notFound':
      return refusal('study_not_found');
    case 'busy':
      return refusal('study_busy', {
        error: 'The study is being updated. Nothing was changed; try again in a moment.',
      });
  }
};

const mostIssues = 100;

async function readSent({ readBody }: Call): Promise<SetStudyTranslationsRequest | Refusal> {
  const body = await readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return refusal('invalid_json');
  const read = SetStudyTranslationsRequest.safeParse(body.value);
  return read.success ? read.data : refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
}

/** Returns what does not fit a study: a language that it does not name, a text that it does not have, or has twice. */
function misfits(guide: CreateStudyRequest, sent: StudyTexts): readonly ReportedIssue[] {
  const [own, ...others] = languagesOfStudy(guide);
  const sources = new Map(textsOf(guide).map((text) => [textKey(text), text.source]));
  return Object.entries(sent).flatMap(([language, translations]): readonly ReportedIssue[] => {
    const path = ['translations', language];
    if (!(others as readonly string[]).includes(language)) {
      const why = language === own ? 'It is the language of the questions.' : 'It is not in availableLanguages.';
      return [{ code: 'languageNotAvailable', path, message: `The study is not offered in “${language}”. ${why}` }];
    }
    const known = new Set<string>();
    return translations.flatMap((translation, at): readonly ReportedIssue[] => {
      const key = textKey(translation);
      const source = sources.get(key);
      const isTwice = known.has(key);
      known.add(key);
      if (source === undefined) {
        return [{ code: 'textNotInStudy', path: [...path, at], message: 'The study has no such text.' }];
      }
      if (source !== translation.source) {
        const message = `The study says “${source}” here. Translate that.`;
        return [{ code: 'otherSource', path: [...path, at, 'source'], message }];
      }
      return isTwice
        ? [{ code: 'translatedTwice', path: [...path, at], message: 'The text was translated before.' }]
        : [];
    });
  });
}

const textsOf = (guide: CreateStudyRequest) => guideTexts(guide);

function shown(guide: CreateStudyRequest, translations: StudyTexts): Answer {
  const texts = textsOf(guide);
  const untranslatedIn = (language: LanguageCode, at: number): number =>
    at === 0 ? 0 : translatedTexts(texts, translations[language]).filter((each) => each.translation === null).length;
  const languages = languagesOfStudy(guide).map((language, at) => ({
    language,
    texts: texts.length,
    untranslated: untranslatedIn(language, at),
  }));
  const body: StudyTranslationsBody = { languages, translations };
  return { status: 200, body };
}

import { readFileSync } from 'node:fs';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { answer, createSession, type Guide, nextStep } from '@guide-studio/interview-engine';
import { outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { type InventedParticipant, inventParticipants, totalsOf } from '@guide-studio/interview-engine/invented';
import { coverageOf, goalsToCover } from '@guide-studio/interview-engine/internal';
import { coveringSet, explore, goalKey, isFalse } from '@guide-studio/interview-engine/paths';
import { describe, expect, it, test } from 'vitest';
import { realGuideFiles } from '../../realGuides.ts';
import { block, open } from '../../guideParts.ts';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { smallGuide } from '../paths/smallGuide.ts';

/** Takes an interview step by step, as over the participant interface. */
function taken(guide: Guide, { session: { answers, ...start } }: InventedParticipant) {
  let session = createSession(start);
  for (const { stepId, answer: given } of answers) {
    expect(nextStep(guide, session).stepId).toBe(stepId);
    const result = answer(guide, session, { stepId, answer: given });
    if (!result.ok) throw new Error(`${stepId}: ${JSON.stringify(result.problem)} ${JSON.stringify(guide.studyGuide)}`);
    session = result.session;
  }
  return session;
}

/** Expects that every interview can be taken and that the first ones reach everything; returns the number of them. */
function expectWhole(guide: Guide, count: number, seed: string): number {
  const exploration = explore(guide);
  const { participants, personas, goals } = inventParticipants(guide, exploration, { count, seed });
  expect(participants).toHaveLength(count);
  const wanted = goalsToCover(exploration).filter((goal) => !isFalse(exploration.canReach(goal)));
  expect(goals).toBe(wanted.length);
  const sessions = participants.map((one) => taken(guide, one));
  for (const [at, { progress }] of participants.entries())
    expect(outcomeOfInterview(guide, sessions[at]!)).toBe(progress);
  const keys = new Set(sessions.slice(0, personas).flatMap((session) => [...coverageOf(guide, session)]));
  const missed = new Set(coveringSet(guide, exploration).uncovered.map(({ goal }) => goalKey(goal)));
  if (count >= personas) {
    for (const goal of wanted) expect(keys.has(goalKey(goal)) || missed.has(goalKey(goal))).toBe(true);
    expect(totalsOf(participants).reached).toBe(
      wanted.length - wanted.filter((goal) => missed.has(goalKey(goal))).length,
    );
  }
  return personas;
}

describe('invented participants', () => {
  test.each([20261124, 20261125])('take every interview, and reach what anyone can reach (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { guides: sized(5, 40, 400), personas: 0 };
    for (let at = 0; at < figures.guides; at += 1)
      figures.personas += expectWhole(smallGuide(random), 20, `${seed} ${at}`);
    report('invented participants', { seed, ...figures });
  });

  test.each(realGuideFiles)('do so in %s', (name, path) => {
    const parsed = parseGuide(readFileSync(path));
    if (!parsed.ok) throw new Error(parsed.issue.code);
    report('invented participants', {
      name,
      personas: expectWhole(CreateStudyRequest.parse(parsed.value), 50, 'real'),
    });
  });

  const guide = (questionLanguage: string): Guide =>
    CreateStudyRequest.parse({
      title: 'Bread',
      config: { questionLanguage },
      studyGuide: [block('B', open('?'), open('?'))],
    });
  const texts = (language: string, seed = '1'): readonly string[] =>
    inventParticipants(guide(language), explore(guide(language)), { count: 40, seed }).participants.flatMap(
      ({ session }) => session.answers.flatMap(({ answer: given }) => ('text' in given ? [given.text ?? ''] : [])),
    );

  it.each([
    ['en', '(invented)'],
    ['de-CH', '(erfunden)'],
    ['fr', '(inventé)'],
    ['ar', '(إجابة مختلقة)'],
    ['ja', '(invented)'],
  ])('say in %s that their texts are invented', (language, mark) => {
    const written = texts(language);
    expect(written.length).toBeGreaterThan(40);
    for (const text of written) expect(text.startsWith(mark), text).toBe(true);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(texts('en', '1')).toEqual(texts('en', '1'));
    expect(texts('en', '1')).not.toEqual(texts('en', '2'));
  });

  it('break off now and then after an answer, but never those who reach everything', () => {
    const { participants, personas } = inventParticipants(guide('en'), explore(guide('en')), { count: 200, seed: '1' });
    const broken = participants.filter(({ progress }) => progress === 'in_progress');
    expect(broken.length).toBeGreaterThan(5);
    expect(broken.length).toBeLessThan(50);
    for (const { session } of broken) expect(session.answers.length).toBeGreaterThan(0);
    expect(participants.slice(0, personas).every(({ progress }) => progress !== 'in_progress')).toBe(true);
  });
});

import type { CreateStudyRequest, Criterion } from '@guide-studio/guide-core';

// Interviews in Qualtrics and in its guide, for the same answers. It shares no code with the reader of the project.

// oxlint-disable-next-line typescript/no-explicit-any -- files as they are
type Raw = any;

/** What a participant would answer: ids of choices by questions, of columns by rows of a matrix. */
export interface Participant {
  readonly choices: ReadonlyMap<string, readonly string[]>;
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly link: ReadonlyMap<string, string>;
}

const over = Symbol('over');

/** Returns what Qualtrics asks: names of questions in exports, of rows where each is a question of its own. */
export function askedByQualtrics(survey: Raw, who: Participant): ReadonlySet<string> {
  const elements: Raw[] = survey.SurveyElements;
  const blocks: Raw[] = Object.values(elements.find(({ Element }) => Element === 'BL').Payload);
  const questions = new Map<string, Raw>(
    elements.flatMap((one) => (one.Element === 'SQ' ? [[one.PrimaryAttribute, one.Payload] as const] : [])),
  );
  const asked = new Set<string>();
  const shown = new Set<string>();
  const fields = new Map<string, string>();
  const atom = (part: Raw): boolean => {
    if (part.LogicType === 'EmbeddedField') {
      const isEqual = (fields.get(part.LeftOperand) ?? '') === part.RightOperand;
      return part.Operator === 'EqualTo' ? isEqual : !isEqual;
    }
    return holdsFor(part.LeftOperand ?? part.Locator, part.Operator ?? part.Condition, part.RightOperand);
  };
  const holdsFor = (locator: string, operator: string, value: string): boolean => {
    const [, id = '', what = '', one = '', other] = /^q:\/\/(\w+)\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/u.exec(locator) ?? [];
    const question = questions.get(id);
    const given = shown.has(id) ? (who.choices.get(id) ?? []) : [];
    const cells = shown.has(id) ? who.cells.get(id) : undefined;
    const rowsShown = (row: string): boolean =>
      asked.has(question.DataExportTag) || asked.has(`${question.DataExportTag}_${row}`);
    const cell = (row: string, column: string): boolean => rowsShown(row) && (cells?.get(row) ?? []).includes(column);
    if (what === 'QuestionDisplayed') return shown.has(id) === (operator === 'Displayed');
    if (what === 'ChoiceNumericEntryValue' || what === 'SelectedChoicesRecode') {
      const [code] = given;
      if (code === undefined) return false;
      const number = Number(question.RecodeValues?.[code] ?? code);
      if (operator === 'EqualTo') return number === Number(value);
      if (operator.startsWith('Greater'))
        return number > Number(value) || (operator.endsWith('Equal') && number === Number(value));
      return number < Number(value) || (operator.endsWith('Equal') && number === Number(value));
    }
    const isCell = question.QuestionType === 'Matrix';
    const isSelected = isCell
      ? other === undefined
        ? [...(cells?.keys() ?? [])].some((row) => cell(row, one))
        : cell(one, other)
      : given.includes(one);
    return isSelected === (operator === 'Selected');
  };
  /** Puts a logic into JavaScript, which has “and” before “or”, too. */
  const isTrue = (logic: Raw): boolean => {
    if (logic === undefined) return true;
    const numbered = (part: Raw): Raw[] =>
      Object.keys(part)
        .filter((key) => /^\d+$/u.test(key))
        .map((key) => part[key]);
    const code = numbered(logic)
      .map((set, at) => {
        const own = numbered(set).map(
          (part, index) => (index === 0 ? '' : part.Conjuction === 'Or' ? '||' : '&&') + atom(part),
        );
        return `${at === 0 ? '' : set.Type === 'AndIf' ? '&&' : '||'}(${own.join('')})`;
      })
      .join('');
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- an evaluator of its own
    return code === '' || Boolean(new Function(`return ${code};`)());
  };
  const askBlock = ({ BlockElements }: Raw): void => {
    const ids: string[] = BlockElements.map((one: Raw) => one.QuestionID);
    for (let at = 0; at < ids.length; at += 1) {
      const question = questions.get(ids[at] ?? '');
      if (question === undefined || !isTrue(question.DisplayLogic)) continue;
      shown.add(ids[at] ?? '');
      if (question.SubSelector === 'MultipleAnswer') {
        for (const [row, choice] of Object.entries<Raw>(question.Choices))
          if (isTrue(choice.DisplayLogic)) asked.add(`${question.DataExportTag}_${row}`);
      } else asked.add(question.DataExportTag);
      const skip = (BlockElements[at].SkipLogic ?? []).find((one: Raw) => holdsFor(one.Locator, one.Condition, ''));
      if (skip === undefined) continue;
      if (skip.SkipToDestination === 'ENDOFSURVEY') throw over;
      if (skip.SkipToDestination === 'ENDOFBLOCK') return;
      at = ids.indexOf(skip.SkipToDestination) - 1;
    }
  };
  const walk = (steps: Raw[]): void => {
    for (const step of steps) {
      if (step.Type === 'EndSurvey') throw over;
      if (step.Type === 'Branch') {
        if (isTrue(step.BranchLogic)) walk(step.Flow);
      } else if (step.Type === 'EmbeddedData')
        for (const { Field, Type, Value } of step.EmbeddedData)
          fields.set(Field, Type === 'Recipient' ? (who.link.get(Field) ?? '') : Value);
      else if (step.Flow !== undefined) walk(step.Flow);
      else if (step.ID !== undefined) askBlock(blocks.find(({ ID }) => ID === step.ID));
    }
  };
  try {
    walk(elements.find(({ Element }) => Element === 'FL').Payload.Flow);
  } catch (error) {
    if (error !== over) throw error;
  }
  return asked;
}

/** Returns the external ids of what a guide asks. */
export function askedByGuide(guide: object, survey: Raw, who: Participant): ReadonlySet<string> {
  const payloads: Raw[] = survey.SurveyElements.flatMap((one: Raw) => (one.Element === 'SQ' ? [one.Payload] : []));
  const items = (guide as CreateStudyRequest).studyGuide.flatMap((block) => block.items);
  const asked = new Set<string>();
  /** Returns the ids of the options that are selected in an item that was asked. */
  const selectedIn = (id: string, row: string | undefined): readonly string[] => {
    if (!asked.has(id)) return [];
    const item = items.find(({ externalId }) => externalId === id);
    const payload = payloads.find(({ DataExportTag }) => DataExportTag === id);
    if (payload === undefined) {
      const [, tag, number = ''] = /^(.*)_(\w+)$/u.exec(id) ?? [];
      const table = payloads.find(({ DataExportTag }) => DataExportTag === tag);
      return (who.cells.get(table.QuestionID)?.get(number) ?? []).map((code) => `${id}.${code}`);
    }
    if (row !== undefined) {
      const [number = ''] = Object.entries<Raw>(payload.Choices).find(([, { Display }]) => Display === row) ?? [];
      return (who.cells.get(payload.QuestionID)?.get(number) ?? []).map((code) => `${id}.${code}`);
    }
    const given = who.choices.get(payload.QuestionID) ?? [];
    const from = item !== undefined && 'carryForwardFrom' in item ? item.carryForwardFrom : null;
    return given.map((code) => `${from ?? id}.${code.replace(/^x/u, '')}`);
  };
  const isMet = (one: Criterion): boolean => {
    if (one.type === 'searchParam') return who.link.get(one.parameter) === one.value;
    const selected = selectedIn(one.questionId, one.matrixRow ?? undefined);
    return one.choices.some((choice) => selected.includes(choice)) === (one.matchingCriteria === 'mustSelect');
  };
  for (const item of items) {
    const { conditional, externalId = '' } = item;
    const isAsked =
      conditional === null ||
      conditional === undefined ||
      (conditional.operator === 'and' ? conditional.criteria.every(isMet) : conditional.criteria.some(isMet));
    if (!isAsked) continue;
    asked.add(externalId);
    const options = 'options' in item ? (item.options ?? []) : [];
    const selected = selectedIn(externalId, undefined);
    const isOut = options.some(
      (one) => 'status' in one && one.status === 'reject' && selected.includes(one.externalId ?? ''),
    );
    if (isOut) break;
  }
  return asked;
}

/** Returns a participant who answers at random. */
export function participantFor(
  survey: Raw,
  random: {
    readonly next: () => number;
    readonly pick: <One>(list: readonly One[]) => One;
    readonly chance: (share: number) => boolean;
  },
): Participant {
  const choices = new Map<string, readonly string[]>();
  const cells = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const { Element, Payload: own } of survey.SurveyElements as Raw[]) {
    if (Element !== 'SQ') continue;
    const ids = Object.keys(own.Choices ?? {});
    const some = (list: readonly string[]): readonly string[] => {
      const picked = list.filter(() => random.chance(0.4));
      return picked.length > 0 ? picked : list.slice(0, 1);
    };
    if (own.QuestionType === 'MC' && ids.length > 0)
      choices.set(own.QuestionID, own.Selector.startsWith('MA') ? some(ids) : [random.pick(ids)]);
    if (own.QuestionType === 'Matrix')
      cells.set(
        own.QuestionID,
        new Map(
          ids.map((row) => {
            const columns = Object.keys(own.Answers);
            return [row, own.SubSelector === 'MultipleAnswer' ? some(columns) : [random.pick(columns)]] as const;
          }),
        ),
      );
  }
  const link = new Map(
    ['source', 'panel'].flatMap((name) => (random.chance(0.6) ? [[name, random.pick(['mail', 'x'])] as const] : [])),
  );
  return { choices, cells, link };
}

import type { ReportWords } from './words.types.ts';

const languages = new Intl.DisplayNames(['en'], { type: 'language' });
const nameOf = (code: string): string => languages.of(code) ?? code;

export const reportWords: ReportWords = {
  sentences: {
    languageRead: ({ language = '' }) =>
      `The language of the guide is ${nameOf(language)}, recognised from these words. Change it in the study settings if that is wrong.`,
    languageNamed: ({ language = '' }) =>
      `The language of the guide is ${nameOf(language)}: the document names it, and these words agree. Change it in the study settings if that is wrong.`,
    languageUnsure: () =>
      'The language of the text was not recognised, so the guide says that questions are in English. Set it in the study settings.',
    participantTitle: () =>
      'The title of the document is also the title for participants. Change it in the study settings if they should read another one.',
    skipUnread: () =>
      'It reads like a skip, but the answer or the place it goes to is not clear, so nothing is skipped. Choose “Skip to…” at this question, then the answer and what comes next.',
    skipOfOpen: () =>
      'It reads like a skip, but no answer to choose decides it, so nothing is skipped. Ask a multiple choice question before it, and choose “Skip to…” there, then the answer and what comes next.',
    conceptsAsText: () =>
      'These read like concepts that are shown one by one. Here they are one text. Change the type of this block to “Concept block”, add each concept, and delete the text.',
    textForTeam: () =>
      'Participants read this before the first question, but it does not speak to them. If it is a note for the team, delete it.',
    askedOnce: () => 'Its questions were asked several times, once for each of something. The guide asks them once.',
    bounded: () => 'The guide checks it by itself.',
    doubleColumn: () => 'Another column has the same name or the same language, and is read. This one is not.',
    filtered: () => 'Which options or rows were shown depended on something else. The guide shows all of them.',
    mainLanguage: () =>
      'Guides have no such language, so they say that questions are in English. Change it in the settings of the guide.',
    media: () => 'The sound or film is not in the file. Add it to the question in the editor.',
    metadata: () => 'The device fills it in, and nobody answers it. It is not in the guide.',
    optionsElsewhere: () => 'Its options are in another file or sheet. The field is not in the guide.',
    otherSheet: () => 'It is not read: questions are in “survey”, options in “choices”. Rename it, if it has some.',
    recorded: () => 'Guides do not record places or codes, so it is an open question. Reword it, or delete it.',
    switchedOff: () => 'It is switched off in the source. It is not in the guide.',
    tableHead: () => 'It only shows the options above a table. It is not in the guide.',
    unknownColumn: () => 'Guides have nothing for this column. Check whether participants need it.',
    unmatched: () => 'This group has no beginning or no end of its own. Check which questions belong to it.',
    unnamed: () => 'It has no list or no name, so it is no option of a question.',
    unused: () => 'No question shows this list. It is not in the guide.',
    again: () =>
      'It comes several times there. The guide asks it once, at its first place, for those who come to any of them.',
    columnsApart: () => 'The columns of this table are questions of their own.',
    embedded: () => 'Guides keep no values beside answers, so it is left out.',
    ending: () =>
      'How it ends there, such as with another page or message, is not carried over. Write the closing message of the guide.',
    endsBefore: () =>
      'It ends the survey before the first question, or at random, which guides do not do. Decide who gets a link.',
    fromLink: () => 'It comes from the link. Conditions of the guide ask for it by this name.',
    measured: () => 'It measures or checks something and asks nothing. It is not in the guide.',
    noItems: () => 'It decides about no question, so nothing of it is in the guide.',
    optionCondition: () =>
      'The option was shown to some participants only. The guide shows it to everyone who is asked.',
    optionOrder: () =>
      'Only some of the options are in random order, or are reversed. In the guide they keep their order.',
    optionText: () => 'Participants could write a text beside this option. The guide does not ask for it.',
    ownOption: () => 'Participants could write a text here. In the guide they add an option of their own.',
    quota: () => 'Guides do not count participants. Close the study when you have enough.',
    recoded: () => 'Answers have other numbers in exports there. Options here have the ids of their choices.',
    step: () => 'Interviews have no such step. It is left out.',
    subset: () => 'Participants got only some of these, at random. In the guide they get all.',
    neverAsked: () => 'Nobody was asked it, so it is not in the guide.',
    setInFlow: ({ parameter = '' }) =>
      `The condition asks about “${parameter}”, which no link brings: the survey or its contacts set it. The question is asked without this condition.`,
    afterScreener: () => 'A screener comes first and has choices only, so this comes after it, for those who pass.',
    backwards: () =>
      'It goes back, or to a part that is not in the guide. Interviews only go forward, so everyone goes on with the next question.',
    noLanguage: ({ language = '' }) =>
      `Guides have no language “${language}”. These texts are not among the translations.`,
    picture: () => 'The picture is not in the file. Add it to the question in the editor.',
    rowName: ({ field = '' }) => `Rows of guides have no ids, so answers name “${field}” by its text.`,
    proposedSkip: ({ to = '' }) =>
      to === ''
        ? 'It reads as if the interview ends here. Accept it, and what comes later is asked of the others only.'
        : `It reads like a jump to “${to}”. Accept it, and what it passes over is asked of the others only.`,
    proposed: () => 'It reads like a condition. Accept it, or write the condition yourself.',
    repeated: () =>
      'The questions of this block are asked for each of these. Accept it as a concept block; now they are asked once.',
    skipMixed: ({ field = '' }) =>
      `It passes over “${field}”, which cannot have this condition beside its own. Everyone goes on with the next question.`,
    answersUsed: () => 'It repeats questions for answers, which guides do not do. It is not in the guide.',
    default: () => 'Answers are not filled in beforehand.',
    described: () => 'The description is joined to the text.',
    order: () => 'Guides ask questions in their order.',
    rated: () => 'The steps of the scale became options.',
    setting: () => 'Guides have no such setting.',
    trigger: () => 'Guides have no triggers. Write it as a condition.',
    annotated: () => 'Guides have no place for this. Add it to the question, if participants need it.',
    calculated: () => 'Guides do not calculate. The field is not in the guide.',
    comment: () => 'Participants could add a comment. Ask for it in a question of its own.',
    emptyBlock: () => 'No question follows this heading, so it is not in the guide.',
    otherOption: () => 'Participants can add an answer of their own instead.',
    everyone: () => 'Everyone is asked, as in the guide without a condition.',
    typed: () => 'It says how the question is answered, which its type and its settings say now.',
    probed: () => 'It is now an instruction of its question.',
    timed: () => 'Guides have no times for their parts.',
    unlisted: () => 'Its options are not listed, so it is an open question. Add them, if there are some.',
    file: () => 'Guides do not ask for files, so it is an open question. Reword it, or delete it.',
    hidden: () => 'The field was hidden from participants. The guide asks it: delete it, if nobody should answer it.',
    later: ({ field = '' }) =>
      `The condition asks about “${field}”, which comes later. Guides can only ask about earlier questions, so the question is asked without this condition.`,
    linkNot: ({ parameter = '' }) =>
      `A condition of a guide asks for values of a link parameter, not for other ones. “${parameter}” is not checked.`,
    markup: () => 'Formats such as bold are left out.',
    mixed: () =>
      'The condition mixes “and” and “or”, and a condition of a guide has one of them. The question is asked without this condition.',
    movedLast: () => 'An option that excludes all others is the last one in guides, so it went to the end.',
    named: () => 'It had no text, so its name is the text.',
    never: () => 'Nobody can meet this condition. The question is asked without this condition.',
    noNumbers: ({ field = '' }) =>
      `The condition compares “${field}” with a number, but not all of its options are numbers. The question is asked without this condition.`,
    noOption: ({ field = '', option = '' }) =>
      `“${field}” has no option “${option}”, so nobody meets this part, as in the source. Check the name.`,
    notCarried: ({ field = '' }) =>
      `It shows answers of “${field}”, which is no earlier choice of several. It is not in the guide.`,
    notAsked: ({ field = '' }) =>
      `The condition asks about “${field}”, which has no options in the guide. The question is asked without this condition.`,
    optional: () => 'Participants could leave it out. In the interview every question is answered.',
    ordinary: () => 'Only one option can exclude all others. This one can be selected together with others.',
    ownAnswer: ({ field = '' }) =>
      `The condition asks for an answer that participants add to “${field}”, which has no name in the guide. The question is asked without this condition.`,
    ownWords: () => 'The words of these options are not in the file. They are in English, so translate them.',
    piped: () => 'A field in the text is not replaced by its answer. Reword the text.',
    ranked: () => 'Each column could be selected once. The guide allows it in several rows.',
    recordId: () => 'It is the name of the record. Participants have links, so the field is not in the guide.',
    renamed: ({ field = '' }) => `Another question has this id, so it is called “${field}”.`,
    rowsApart: () => 'The rows of this table are questions of their own.',
    sameRows: () => 'Rows with the same text have their names after it.',
    slider: () => 'A scale without steps is an open question.',
    syntax: ({ at = '' }) => `The condition cannot be read at “${at}”. The question is asked without this condition.`,
    table: () => 'Guides have no tables of texts, of numbers or of two scales. The field is not in the guide.',
    translated: () => 'Guides have this text in the main language only.',
    unknownType: () => 'Guides have no such field. It is not in the guide.',
    unsupported: ({ what = '' }) =>
      `The condition uses “${what}”, which guides do not have. The question is asked without this condition.`,
    upload: () => 'Guides do not ask for files. The field is not in the guide.',
    validated: () => 'The form of the answer is not checked.',
    withQuestion: () => 'It is not in the guide, because its question is not.',
    withoutOptions: () => 'It has no options. The field is not in the guide.',
  },
  rules: {
    1: '“not” before a group was written for each of its parts.',
    2: 'A comparison of numbers was written as the options that meet it.',
    3: 'What it passes over is asked if it was not taken.',
    4: 'The conditions of the groups around it were joined.',
    5: 'It is asked of the link.',
    6: 'It shows the options that were selected there.',
    7: 'Its questions are asked for each concept.',
    9: '“Is answered” was written as any of the options.',
  },
  sameMeaning: 'The guide says the same in another way.',
};

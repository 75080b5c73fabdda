import { idsByItemType } from '../../actions/byItemType.ts';

/** What each menu shows, in order. Lines separate the groups. Every action of the window is in one of them. */
export const menus = {
  File: [
    ['file.new', 'file.newFromTemplate', 'file.open', 'file.openFolder', 'file.openRecent'],
    ['file.import'],
    ['file.save', 'file.saveAs', 'file.revert'],
    ['file.export', 'file.print'],
    ['file.tidyMedia'],
    ['file.close'],
    ['file.settings'],
  ],
  Edit: [
    ['edit.undo', 'edit.redo'],
    ['edit.cut', 'edit.copy', 'edit.paste', 'edit.pasteQuestionnaire', 'edit.selectAll'],
    ['edit.find', 'edit.replace', 'edit.searchOutline'],
    ['edit.saveParts'],
    ['edit.duplicate', 'edit.delete', 'edit.editText', 'edit.renameId'],
    ['edit.moveUp', 'edit.moveDown', 'edit.moveToPrevious', 'edit.moveToNext'],
    ['edit.copyCondition', 'edit.pasteCondition', 'edit.conditionForMany', 'edit.skip'],
    idsByItemType('convert'),
  ],
  Insert: [
    ['insert.here', 'insert.parts', 'insert.block', 'insert.conceptBlock', 'insert.screener'],
    idsByItemType('insert'),
    ['insert.concept', 'insert.option', 'insert.row', 'insert.mediaFile'],
    ['insert.conditionOnAnswer', 'insert.conditionOnLink'],
    ['insert.comment'],
  ],
  View: [
    ['view.palette'],
    [
      'view.guide',
      'view.logic',
      'view.preview',
      'view.json',
      'view.changes',
      'view.study',
      'view.answers',
      'view.languages',
      'view.condition',
    ],
    [
      'preview.fromStart',
      'preview.fromHere',
      'view.nextView',
      'view.previousView',
      'view.nextPane',
      'view.previousPane',
    ],
    ['view.outline', 'view.properties', 'view.history', 'view.comments'],
    ['view.problems', 'view.nextProblem', 'view.previousProblem'],
    ['view.light', 'view.dark', 'view.system', 'view.highContrast'],
    ['view.largerText', 'view.smallerText', 'view.usualText'],
  ],
  Study: [
    ['study.settings', 'study.connections', 'study.publish', 'study.launch', 'study.invite'],
    ['study.compare', 'study.approve', 'study.estimate'],
    [
      'languages.nextMissing',
      'languages.previousMissing',
      'languages.suggest',
      'languages.sheetOut',
      'languages.sheetIn',
    ],
    ['logic.paths', 'logic.findings', 'logic.tests', 'logic.forecast'],
  ],
  Help: [['help.manual', 'help.shortcuts'], ['help.about']],
} as const;

export type MenuName = keyof typeof menus;
export const menuNames = Object.keys(menus) as readonly MenuName[];

/** The ids that the menus show. */
export type MenuId = (typeof menus)[MenuName][number][number];

import { type Action, registerActions } from '../../actions/action.ts';
import { changesActions } from '../../changes/index.ts';
import { clipboardActions } from '../../clipboard/index.ts';
import { commentActions } from '../../comments/index.ts';
import { conditionActions } from '../../conditions/index.ts';
import { connectionActions } from '../../connections/index.ts';
import { estimateActions } from '../../estimate/index.ts';
import { fileActions } from '../../files/index.ts';
import { mediaActions } from '../../media/index.ts';
import { importActions } from '../../importing/index.ts';
import { insertActions } from '../../inserter/index.ts';
import { languagesActions } from '../../languages/index.ts';
import { inviteActions } from '../../invite/index.ts';
import { libraryActions } from '../../library/index.ts';
import { logicActions } from '../../logic/index.ts';
import { manualActions } from '../../manual/index.ts';
import { outlineActions } from '../../outline/index.ts';
import { previewActions } from '../../preview/index.ts';
import { problemActions } from '../../problems/index.ts';
import { propertyActions } from '../../properties/index.ts';
import { studyActions } from '../../study/index.ts';
import { editActions } from './editActions.ts';
import { type MenuId, type MenuName, menuNames, menus } from './menus.ts';
import { viewActions } from './viewActions.ts';

/** The actions of all features and of the window itself: what the menus, the keys, the palette and the list of keys show. */
export const actions = {
  ...changesActions,
  ...clipboardActions,
  ...commentActions,
  ...conditionActions,
  ...connectionActions,
  ...editActions,
  ...estimateActions,
  ...fileActions,
  ...importActions,
  ...mediaActions,
  ...insertActions,
  ...languagesActions,
  ...inviteActions,
  ...libraryActions,
  ...logicActions,
  ...manualActions,
  ...outlineActions,
  ...previewActions,
  ...problemActions,
  ...propertyActions,
  ...studyActions,
  ...viewActions,
};

export type ActionId = keyof typeof actions;

// A menu that shows an unknown action, and an action that no menu shows, are errors here.
const byMenu: Readonly<Record<MenuId, Action> & Record<Exclude<ActionId, MenuId>, never>> = actions;
const idsByMenu: readonly MenuId[] = menuNames.flatMap((menu) => menus[menu].flat());

registerActions(idsByMenu.map((id) => [id, byMenu[id]]));

/** Returns the actions of a menu in order. `isFirst`: a line is above it. */
export function entriesIn(menu: MenuName): readonly { readonly id: MenuId; readonly separated: boolean }[] {
  const groups: readonly (readonly MenuId[])[] = menus[menu];
  return groups.flatMap((ids, group) => ids.map((id, at) => ({ id, separated: group > 0 && at === 0 })));
}

const menuById = new Map<string, MenuName>(menuNames.flatMap((menu) => menus[menu].flat().map((id) => [id, menu])));

/** Returns the menu that shows an action. */
export function menuOf(id: string): MenuName {
  const menu = menuById.get(id);
  if (menu === undefined) throw new Error(`No menu shows the action ${id}.`);
  return menu;
}

/** The channels between the page and the main process. */
export const channels = {
  /** Page to main: calls a method of the host's contract. */
  call: 'host.call',
  /** Page to main: describes the menus, drawn from the editor's commands. */
  describeMenu: 'menu.describe',
  /** Main to page: the id of a command whose menu entry was chosen. */
  command: 'menu.command',
  /** Main to page: the window should close, but the page prevented it. */
  leave: 'window.leaveHeldBack',
  /** Main to page: the handle of a file that the system asked to open. */
  openFile: 'file.openRequested',
} as const;

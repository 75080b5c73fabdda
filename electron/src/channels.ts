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
  /** Page to main: the page listens to files that the system asks to open. */
  listens: 'file.listens',
  /** Main to page: the handle of a file that the system asked to open. */
  openFile: 'file.openRequested',
} as const;

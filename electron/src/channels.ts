/** The channels between the page and the main process. */
export const channels = {
  /** Page to main: calls a method of the host's contract. */
  call: 'host.call',
  /** Page to main: describes the menus, drawn from the editor's commands, and what the system shows of the guide. */
  describeMenu: 'menu.describe',
  /** Main to page: the id of a command whose menu entry was chosen. */
  command: 'menu.command',
  /** Main to page: the window should close, but the page prevented it. */
  leave: 'window.leaveHeldBack',
  /** Page to main: the user stays in that window. */
  stay: 'window.stay',
  /** Page to main: the page listens to files that the system asks to open. */
  listens: 'file.listens',
  /** Page to main: the last such file is open, or the page said why not. */
  opened: 'file.opened',
  /** Preload script to main: the paths of files that the user dropped on the window. */
  openDropped: 'file.openDropped',
  /** Main to page: the handle of a file that the system asked to open. */
  openFile: 'file.openRequested',
} as const;

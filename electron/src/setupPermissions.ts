import { app, type Session, session } from 'electron';

/** The editor needs no permission of the browser at all: every request, check and device is denied, in every session. */
export function setupPermissions(): void {
  deny(session.defaultSession);
  app.on('session-created', deny);
}

function deny(created: Session): void {
  created.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  created.setPermissionCheckHandler(() => false);
  created.setDevicePermissionHandler(() => false);
}

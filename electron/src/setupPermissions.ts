import { app, type Session, session } from 'electron';

/** Denies every permission request, permission check and device in every session; the editor needs none. */
export function setupPermissions(): void {
  deny(session.defaultSession);
  app.on('session-created', deny);
}

function deny(created: Session): void {
  created.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  created.setPermissionCheckHandler(() => false);
  created.setDevicePermissionHandler(() => false);
}

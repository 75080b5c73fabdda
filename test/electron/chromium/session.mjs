// electronjs.org/docs/latest/api/session
import { EventEmitter } from 'node:events';
import { ownApp } from './app.mjs';
import { strict } from './strict.mjs';

class Session extends EventEmitter {
  handlers = new Map();
  permissions = {};
  spelling = { isOn: true, languages: [] };
  availableSpellCheckerLanguages = ['de', 'en-US'];
  protocol = { handle: (scheme, handler) => this.handlers.set(scheme, handler) };
  setPermissionRequestHandler(handler) {
    this.permissions.request = handler;
  }
  setPermissionCheckHandler(handler) {
    this.permissions.check = handler;
  }
  setDevicePermissionHandler(handler) {
    this.permissions.device = handler;
  }
  setSpellCheckerEnabled(isOn) {
    this.spelling.isOn = isOn;
  }
  addWordToSpellCheckerDictionary() {
    return true;
  }
  setSpellCheckerLanguages(languages) {
    this.spelling.languages = languages;
  }
}

export const defaultSession = strict('Session', new Session());

export const session = strict('session', {
  defaultSession,
  fromPartition: () => {
    const made = strict('Session', new Session());
    ownApp.emit('session-created', made);
    return made;
  },
});

// Runs in the page of npm run dev. A host that was started again has a new token: the page enters with it. The editor
// asks before it leaves unsaved changes.
import.meta.hot.on('guide-studio:host', ({ token }) => {
  history.replaceState(null, '', `#token=${token}`);
  location.reload();
});

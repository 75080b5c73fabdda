// The floor of the editor's measurements: a bare list of the same questions, without a library, a model, checks or
// files. It keeps 30 cards in the page, and every act changes only what it must.

const shownAtOnce = 30;

const main = document.querySelector('main');
const aside = document.querySelector('aside');
/** The questions of the guide in order, each with its key. */
let items = [];
/** The index of the first card in the page. */
let top = 0;
/** How to undo each act, the latest last. */
const past = [];

function element(name, attributes = {}, children = []) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

function card({ key, item }) {
  const text = element('textarea', { value: item.text });
  text.dataset.text = key;
  const answers = (item.options ?? []).map((option) =>
    element('label', {}, [element('input', { type: 'radio' }), element('input', { value: option.text })]),
  );
  const rows = (item.rows ?? []).map((row) => element('p', { textContent: row.text }));
  const rule = item.conditional ? [element('p', { textContent: conditionOf(item) })] : [];
  const made = element('section', {}, [...rule, text, ...answers, ...rows]);
  made.dataset.key = key;
  return made;
}

function conditionOf({ conditional }) {
  const [{ questionId, choices }] = conditional.criteria;
  return `Shown if ${questionId} = ${choices.join(', ')}`;
}

function render() {
  main.replaceChildren(...items.slice(top, top + shownAtOnce).map(card));
}

/** Brings a question into the page and into view. */
function reveal(index) {
  if (index < top || index >= top + shownAtOnce) {
    top = Math.max(0, Math.min(index - shownAtOnce / 2, items.length - shownAtOnce));
    render();
  }
  main.children[index - top].scrollIntoView({ block: 'nearest' });
}

/** Puts the card of a question where it belongs, or removes it if it is outside of what is shown. */
function place(entry) {
  main.querySelector(`[data-key="${entry.key}"]`)?.remove();
  const index = items.indexOf(entry);
  if (index >= top && index < top + shownAtOnce) main.insertBefore(card(entry), main.children[index - top] ?? null);
  reveal(index);
}

function insert(entry, index) {
  items.splice(index, 0, entry);
  place(entry);
}

function remove(entry) {
  items.splice(items.indexOf(entry), 1);
  main.querySelector(`[data-key="${entry.key}"]`)?.remove();
  if (main.childElementCount === 0) reveal(items.length - 1);
}

function move(from, to) {
  const [entry] = items.splice(from, 1);
  insert(entry, to);
}

main.addEventListener('input', ({ target }) => {
  const entry = items.find(({ key }) => key === target.dataset.text);
  if (entry) entry.item.text = target.value;
});

async function open() {
  const guide = await (await fetch('guide.json')).json();
  items = guide.studyGuide.flatMap((block) => block.items).map((item, at) => ({ key: `k${at}`, item }));
  top = 0;
  past.length = 0;
  aside.replaceChildren();
  render();
  main.querySelector('textarea').focus();
}

document.querySelector('#open').addEventListener('click', () => void open());
document.querySelector('#overview').addEventListener('click', () => {
  const lines = items.filter(({ item }) => item.conditional);
  aside.replaceChildren(...lines.map(({ item }) => element('p', { textContent: conditionOf(item) })));
  main.replaceChildren();
});
window.addEventListener('keydown', (event) => {
  const name = [event.ctrlKey && 'Ctrl', event.altKey && 'Alt', event.key].filter(Boolean).join('+');
  const act = acts[name];
  if (!act) return;
  event.preventDefault();
  act(indexOf(document.activeElement.dataset.text));
});

const acts = {
  'Ctrl+Enter': () => {
    const entry = { key: `new${items.length}`, item: { type: 'open_ended', text: '' } };
    insert(entry, items.length);
    textOf(entry.key).focus();
    past.push(() => remove(entry));
  },
  'Alt+ArrowDown': (at) => moveAsAct(at, at + 1),
  'Ctrl+z': () => past.pop()?.(),
};

const indexOf = (key) => items.findIndex((entry) => entry.key === key);
const textOf = (key) => main.querySelector(`[data-text="${key}"]`);

function moveAsAct(from, to) {
  const { key } = items[from];
  move(from, to);
  textOf(key)?.focus();
  past.push(() => move(to, from));
}

/** What the measurements ask the page. */
window.floor = {
  count: () => items.length,
  indexOf,
  keyAt: (index) => items[index].key,
  /** Puts the caret at the end of the text of a question. */
  enter(index) {
    reveal(index);
    const text = textOf(items[index].key);
    text.focus();
    text.setSelectionRange(text.value.length, text.value.length);
  },
  move: moveAsAct,
};

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { root } from './targets.mjs';

const docs = join(root, 'docs');
const folder = join(docs, 'manual');

/** At most so many bytes for one picture, and for all: they are part of every package of the editor. */
const largestPicture = 200_000;
const allPictures = 1_000_000;

/** The files that {@link packManual} reads. */
export const manualFiles = () => [
  join(folder, 'pages.json'),
  ...listed().map(({ file }) => file),
  ...Object.values(pictureFiles(packManual())),
];

/** Returns the files of the pictures in the manual, by their names: those for a light window, and those for a dark one. */
export function pictureFiles({ pages }) {
  const names = pages.flatMap(({ blocks }) => ofKind(blocks, 'picture')).flatMap(({ light, dark }) => [light, dark]);
  return Object.fromEntries(names.toSorted().map((name) => [name, join(docs, name)]));
}

function listed() {
  const groups = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  return groups.flatMap(({ title, pages }) =>
    pages.map((page) => ({ group: title, name: page.replace('../', ''), file: join(folder, `${page}.md`) })),
  );
}

/**
 * Returns the pages of the manual for the window: their groups, their content as plain data without markup, and the place of
 * the paragraph about each finding. Throws a sentence about what the window could not show.
 */
export function packManual() {
  const pages = listed().map(({ group, name, file }) => ({
    group,
    ...readPage(name, readFileSync(file, 'utf8'), dirname(file)),
  }));
  checkLinks(pages);
  checkSize(pages);
  return {
    groups: [...new Set(pages.map(({ group }) => group))].map((title) => ({
      title,
      pages: pages.filter(({ group }) => group === title).map(({ name }) => name),
    })),
    pages: pages.map(({ name, title, blocks }) => ({ name, title, blocks })),
    findings: findingsIn(pages),
  };
}

/** Returns one page of Markdown as data. Its pictures are found from its folder. */
export function readPage(name, text, from = folder) {
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const anchors = new Map();
  const blocks = tree.children.flatMap((node) => blockOf(node, { name, anchors, from }));
  const title = blocks.find(({ kind, depth }) => kind === 'heading' && depth === 1);
  if (title === undefined) throw new Error(`The page ${name} of the manual has no title. Begin it with "# Title".`);
  return { name, title: plain(title.text), blocks };
}

const blockReaders = {
  heading: ({ depth, children }, page) => {
    const text = inline(children, page);
    return [{ kind: 'heading', depth, id: anchorOf(plain(text), page.anchors), text }];
  },
  paragraph: ({ children }, page) => {
    const [only] = children;
    if (children.length === 1 && only.type === 'image') return [pictureOf(only, page)];
    const text = inline(children, page);
    return text.length === 0 ? [] : [{ kind: 'paragraph', text }];
  },
  list: ({ ordered, children }, page) => [
    {
      kind: 'list',
      isOrdered: ordered === true,
      items: children.map((item) => item.children.flatMap((node) => blockOf(node, page))),
    },
  ],
  table: ({ children: [head, ...rows] }, page) => {
    const cells = (row) => row.children.map((cell) => inline(cell.children, page));
    return [{ kind: 'table', head: cells(head), rows: rows.map(cells) }];
  },
  code: ({ value }) => [{ kind: 'code', text: value }],
  blockquote: ({ children }, page) => [{ kind: 'quote', blocks: children.flatMap((node) => blockOf(node, page)) }],
  thematicBreak: () => [],
  // Comments are for those who edit the page.
  html: ({ value }, page) => {
    if (/^<!--[^]*-->$/u.test(value)) return [];
    throw new Error(`The page ${page.name} of the manual has markup: ${value}. Write it in Markdown.`);
  },
};

function blockOf(node, page) {
  const reader = blockReaders[node.type];
  if (reader === undefined)
    throw new Error(`The page ${page.name} of the manual has a ${node.type}, which the window cannot show.`);
  return reader(node, page);
}

const inlineReaders = {
  text: ({ value }) => [value.replaceAll(/\s*\n\s*/gu, ' ')],
  break: () => [' '],
  inlineCode: ({ value }) => [{ kind: 'code', text: value }],
  strong: ({ children }, page) => [{ kind: 'strong', text: inline(children, page) }],
  emphasis: ({ children }, page) => [{ kind: 'emphasis', text: inline(children, page) }],
  image: ({ url }, page) => {
    throw new Error(
      `The page ${page.name} of the manual has the picture ${url} in a line. Give it a paragraph of its own.`,
    );
  },
  link: ({ url, children }, page) => {
    const text = inline(children, page);
    const to = targetOf(url, page.name);
    return to === null ? text : [{ kind: 'link', to, text }];
  },
};

/** Returns a picture of the folder `docs`. Beside `NAME.png`, for a light window, is `NAME-dark.png`, of the same size. */
function pictureOf({ url, alt }, { name, from }) {
  const refuse = (what) => {
    throw new Error(`The page ${name} of the manual shows ${url}, ${what}`);
  };
  const light = resolve(from, url).slice(docs.length + 1);
  if (resolve(from, url) !== join(docs, light) || !/^[\w-]+\.png$/u.test(light)) {
    refuse('which is no PNG file of the folder docs. Take a picture as tools/build/pictures.mjs does.');
  }
  if ((alt ?? '').trim() === '') refuse('without words for people who do not see it. Write them in the brackets.');
  const dark = light.replace('.png', '-dark.png');
  const [size, other] = [light, dark].map((file) => {
    if (!existsSync(join(docs, file))) refuse(`but docs/${file} is not there. Take it, light and dark.`);
    const bytes = readFileSync(join(docs, file));
    if (bytes.length > largestPicture) {
      refuse(`but docs/${file} has ${bytes.length} bytes, and at most ${largestPicture} are packed. Make it smaller.`);
    }
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  });
  if (size.width !== other.width || size.height !== other.height) refuse('whose dark picture has another size.');
  return { kind: 'picture', light, dark, alt, ...size };
}

function checkSize(pages) {
  const sizes = Object.values(pictureFiles({ pages })).map((file) => readFileSync(file).length);
  const sum = sizes.reduce((all, one) => all + one, 0);
  if (sum > allPictures) {
    throw new Error(
      `The pictures of the manual have ${sum} bytes, and at most ${allPictures} are packed. Show fewer, or make them smaller.`,
    );
  }
}

function inline(nodes, page) {
  const parts = nodes.flatMap((node) => {
    const reader = inlineReaders[node.type];
    if (reader === undefined)
      throw new Error(
        `The page ${page.name} of the manual has a ${node.type} in a line, which the window cannot show.`,
      );
    return reader(node, page);
  });
  // Text that was split at what is left out is one text again.
  const joined = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Returns `page#anchor`, a web address, or null for a file that is not in the manual. */
function targetOf(url, from) {
  if (/^https?:\/\//u.test(url)) return url;
  const [file = '', anchor = ''] = url.split('#');
  const page = file === '' ? from : /^(?:\.\.\/|manual\/)?([\w-]+)\.md$/u.exec(file)?.[1];
  if (page === undefined) {
    if (/^[a-z]+:/iu.test(url)) throw new Error(`The page ${from} of the manual links to ${url}. Use https://.`);
    return null;
  }
  return anchor === '' ? page : `${page}#${anchor}`;
}

/** Returns the text of an inline list. */
export function plain(parts) {
  return parts
    .map((part) => (typeof part === 'string' ? part : typeof part.text === 'string' ? part.text : plain(part.text)))
    .join('');
}

/** Returns the anchor of a heading, as code hosts make it. */
function anchorOf(text, anchors) {
  const base = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
  const count = anchors.get(base) ?? 0;
  anchors.set(base, count + 1);
  return count === 0 ? base : `${base}-${count}`;
}

function checkLinks(pages) {
  const known = new Set(
    pages.flatMap(({ name, blocks }) => [name, ...headings(blocks).map(({ id }) => `${name}#${id}`)]),
  );
  for (const { name, blocks } of pages) {
    const lost = ofKind(blocks, 'link')
      .map(({ to }) => to)
      .find((to) => !/^https?:/u.test(to) && !known.has(to));
    if (lost !== undefined) throw new Error(`The page ${name} of the manual links to ${lost}, which is not there.`);
  }
}

const headings = (blocks) => blocks.filter(({ kind }) => kind === 'heading');

/** Returns every part of one kind in blocks, items, cells or texts. */
function ofKind(value, kind) {
  if (typeof value !== 'object' || value === null) return [];
  return [...(value.kind === kind ? [value] : []), ...Object.values(value).flatMap((inner) => ofKind(inner, kind))];
}

/** In the page of findings, the paragraph after a heading begins with the id of the finding that it is about. */
function findingsIn(pages) {
  const blocks = pages.find(({ name }) => name === 'findings')?.blocks ?? [];
  return Object.fromEntries(
    blocks.flatMap((block, at) => {
      const next = blocks[at + 1];
      const id = block.kind === 'heading' && next?.kind === 'paragraph' ? next.text[0] : undefined;
      return id?.kind === 'code' ? [[id.text, `findings#${block.id}`]] : [];
    }),
  );
}

import { type Json, type JsonObject, readGuide, validate, verdict } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { createCanonicalText, withoutSchemaLine } from '@guide-studio/guide-core/internal';
import { mergeToText } from '@guide-studio/guide-core/merge';
import { fingerprintOf } from '@guide-studio/sign-off/node';
import { expect, test } from 'vitest';
import { sentText } from '../../../packages/host/src/node/publishing/sentText.ts';
import { flat, open, validGuide } from '../../guideParts.ts';

// Law: the line that names a JSON Schema is kept in the file and first in it, is nothing wrong there, and is never sent.

const guide = validGuide([flat(open('Why?'))]) as unknown as JsonObject;
const file: JsonObject = { ...guide, $schema: './guide.schema.json' };

test('is first in the file, and kept', () => {
  const text = canonicalText(file);
  expect(text).toMatch(/^\{\n {2}"\$schema": "\.\/guide\.schema\.json",\n {2}"title"/u);
  expect(createCanonicalText()(file)).toBe(text);
  expect(canonicalText(JSON.parse(text) as Json)).toBe(text);
  const other = { ...file, title: 'Another' };
  expect(mergeToText({ base: file, ours: other, theirs: file }, { base: 'b', ours: 'o', theirs: 't' }).text).toBe(
    canonicalText(other),
  );
});

test('is nothing wrong in a file, and no part of the guide', () => {
  expect(validate(file)).toEqual([]);
  expect(readGuide(canonicalText(file))).toEqual({ ok: true, guide, warnings: [] });
  expect(validate({ ...guide, $schema: 1 }).map(({ code }) => code)).toEqual(['unrecognized_keys']);
  expect(validate({ ...guide, $Schema: 'a' }).map(({ code }) => code)).toEqual(['unrecognized_keys']);
  expect(withoutSchemaLine(guide)).toBe(guide);
});

test('is never sent: the service refuses it', () => {
  expect(verdict(file).code).toBe('invalid_request_body');
  expect(JSON.parse(sentText(canonicalText(file)))).toEqual(guide);
  const plain = `\uFEFF${JSON.stringify(guide)}`;
  expect(sentText(plain)).toBe(JSON.stringify(guide));
  expect(fingerprintOf(file)).toBe(fingerprintOf(guide));
});

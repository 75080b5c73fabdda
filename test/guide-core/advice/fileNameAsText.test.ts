import { describe, expect, test } from 'vitest';
import { advise, type JsonObject } from '@guide-studio/guide-core';
import { concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const code = 'fileNameAsText';
const picture = (name: string): JsonObject => ({ name, url: 'https://media.example.org/1', type: 'image' });

describe('fileNameAsText', () => {
  test.each(['pack.png', 'Pack final (2).JPEG', ' film.mp4 ', 'IMG_2034', 'DSC00017', 'PXL-20261130', 'IMG_2034.HEIC'])(
    '“%s” says nothing of what is to be seen',
    (name) => {
      const path = ['studyGuide', 0, 'items', 0, 'media', 0, 'name'];
      expectAdvice(guideOf(flat(open({ media: [picture(name)] }))), [{ code, path, params: { name } }]);
    },
  );

  test.each(['A red box', 'The letters PNG', 'Version 2.0', 'A box (png)', '.png', 'IMG of a loaf', 'DSC 17', ''])(
    '“%s” is no name of a file',
    (name) =>
      expect(advise(guideOf(flat(open({ media: [picture(name)] })))).filter((it) => it.code === code)).toEqual([]),
  );

  test('holds for concepts, and for each picture of a list', () => {
    const shown = concept({ content: { title: 'Bread', media: [picture('A loaf'), picture('loaf.webp')] } });
    const path = ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'media', 1, 'name'];
    expectAdvice(guideOf(conceptBlock([shown], open({}))), [{ code, path, params: { name: 'loaf.webp' } }]);
  });
});

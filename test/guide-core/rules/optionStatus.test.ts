import { describe, test } from 'vitest';
import { choice, expectIssues, flat, guideOf, screening } from './expectIssues.ts';

const code = 'optionStatus';
const path = ['studyGuide', 0, 'items', 0, 'options', 1, 'status'];

describe('rule 6: option status in screening blocks, and only there', () => {
  test('valid', () => {
    const statuses = ['approve', 'reject', 'neutral'].map((status) => ({ text: status, status }));
    expectIssues(guideOf(screening(choice({ options: statuses }))), []);
    expectIssues(guideOf(flat(choice({ options: [{ text: 'a', status: null }, { text: 'b' }] }))), []);
  });
  test.each([[{ text: 'b' }], [{ text: 'b', status: null }]])('missing in a screening block: %j', (option) => {
    expectIssues(guideOf(screening(choice({ options: [{ text: 'a', status: 'approve' }, option] }))), [
      { code, path, params: { reason: 'missing', option: 'b' } },
    ]);
  });
  test('set elsewhere', () => {
    expectIssues(guideOf(flat(choice({ options: [{ text: 'a' }, { text: 'b', status: 'reject' }] }))), [
      { code, path, params: { reason: 'notScreening', option: 'b' } },
    ]);
  });
});

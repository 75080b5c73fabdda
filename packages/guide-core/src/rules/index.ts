export { type RuleId, ruleIds } from './allRules.ts';

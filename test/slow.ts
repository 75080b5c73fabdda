/**
 * The tests that `npm run check` leaves to `npm test`, by the name of the file or its folder. The rule: a file belongs
 * here if it starts processes, services or databases, kills or loads them, or compares many random guides.
 */
export const slow: readonly string[] = [
  // Services, databases and programs.
  'test/{faults,cli,page,electron,published,manual}/**',
  'test/study-service/**',
  'test/api-client/{readList,client}.test.ts',
  'test/host/{killing,saving,watching,history,revisions,publishing,rehearsals,loopback,contract}.test.ts',
  'test/sign-off/{export,pack}.test.ts',
  // Random guides, and guides of the largest size.
  'test/**/{laws,fuzz,hostile,nobody,replaceGuide,order,pattern,waysToShow,otherRepairs,conflictText,agreement}.test.ts',
  'test/guide-core/format/canonicalText.test.ts',
  'test/guide-core/author/compileErrors.test.ts',
  'test/guide-core/schema/compileCheck.test.ts',
  'test/interview-engine/{draws,answerText,realGuides}.test.ts',
  'test/interview-engine/{paths,guideTests,forecast,invented}/**',
  'test/renderer/outside/happenings.test.ts',
  'test/guide-core/rebuild/rebuild.test.ts',
];

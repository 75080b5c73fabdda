/**
 * The tests that `npm run check` leaves to `npm test`, by the name of the file or its folder. The rule: a file belongs
 * here if it starts processes, services or databases, kills or loads them, or compares many random guides.
 */

/** Services, databases and programs. */
export const services: readonly string[] = [
  'test/{faults,cli,page,published,manual}/**',
  'test/electron/{workflows,double}.test.ts',
  'test/electron/*.full.test.ts',
  'test/study-service/**',
  'test/api-client/{readList,client,service}.test.ts',
  'test/architecture/tiers.test.ts',
  'test/host/{killing,saving,watching,history,revisions,publishing,rehearsals,loopback,contract}.test.ts',
  'test/host/{openInterviews,recordings,responses,zipFile,workspace}.test.ts',
  'test/sign-off/{export,pack}.test.ts',
  'test/guide-core/author/compileErrors.test.ts',
];

/** The desktop application. They put a double in the place of Electron, so each file has modules of its own. */
export const desktop: readonly string[] = [
  'test/electron/{channels,failedStart,habits,main,openOutside,openRequests,serviceParts,silentService,system}.test.ts',
];

/** Random guides, and guides of the largest size. */
export const laws: readonly string[] = [
  'test/{guide-core,interview-engine}/**/{laws,fuzz,hostile,nobody,replaceGuide,order,pattern}.test.ts',
  'test/{guide-core,interview-engine}/**/{waysToShow,otherRepairs,conflictText,agreement,rebuild}.test.ts',
  'test/guide-core/format/canonicalText.test.ts',
  'test/guide-core/schema/compileCheck.test.ts',
  'test/interview-engine/{draws,answerText,realGuides}.test.ts',
  'test/interview-engine/{paths,guideTests,forecast,invented}/**',
];

/**
 * The line by which git merges a guide: `program` and `script` with the files that git names. A script that is no longer
 * there is looked for as `guide` on the path, a program as `node`. Whatever goes wrong before markers are written, git's
 * own line merge writes them; where that finds nothing to mark, both versions stand between markers as a whole. The end
 * is then 1, so that nobody adds one side without having seen the other. Git hands the line to a POSIX shell, on
 * Windows too.
 */
export function driverLine(program: string, script: string): string {
  const run = 'merge-driver run -- %O %A %B %P %S %X %Y';
  const [node, guide] = [quoted(program), quoted(script)];
  const hasMarkers = "grep -q '^<<<<<<< ' %A";
  const both = "{ echo '<<<<<<< ours'; cat %A; echo; echo '======='; cat %B; echo; echo '>>>>>>> theirs'; }";
  return [
    `if [ ! -f ${guide} ]; then guide ${run};`,
    `elif [ -x ${node} ]; then ${node} ${guide} ${run};`,
    `else node ${guide} ${run}; fi`,
    `|| { ${hasMarkers} || git merge-file --diff3 -L ours -L base -L theirs %A %O %B;`,
    `${hasMarkers} || { ${both} > %A.both && mv -f %A.both %A; }; exit 1; }`,
  ].join(' ');
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '/').replaceAll("'", `'\\''`)}'`;
}

/**
 * Returns the command line with which git merges a guide: `program` and `script` with git's files. If the script is
 * gone, `guide` on the path is used; if the program is gone, `node`. If the merge fails before markers are written,
 * git's line merge writes them. If that finds no conflict, both whole versions are put between markers. The exit code
 * is then 1, so that neither side is added unseen. Git runs the line in a POSIX shell, even on Windows.
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

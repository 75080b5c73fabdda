/** The part of electron-builder's context that is read. */
interface PackContext {
  readonly electronPlatformName: string;
  readonly arch: number;
  readonly packager: { getResourcesDir(appOutDir: string): string };
  readonly appOutDir: string;
}

/** Throws a sentence if a package lacks the native library of its database. */
export default function checkPack(context: PackContext): void;

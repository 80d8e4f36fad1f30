export { LicenseSkeleton as default } from "#components/licenses/license-skeleton.tsx";

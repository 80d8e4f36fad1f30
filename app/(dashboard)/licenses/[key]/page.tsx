export {
  LicenseRoute as default,
  licenseMetadata as generateMetadata,
} from "#components/licenses/license-route.tsx";

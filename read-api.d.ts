// Types for a checkout without packages/read-api. Where the package is installed, its own types are used.
declare module '@vitrine/read-api/*'

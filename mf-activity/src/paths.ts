/** Addresses of this remote. */
export const activityPaths = {
  download: () => '/download',
  android: () => '/download/Android',
  androidSteps: () => '/download/android-down',
  iosSteps: () => '/download/ios-down',
  browserSteps: () => '/download/wapStep',
} as const

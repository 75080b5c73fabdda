; Offers Guide Studio under "Open with" for .json files, because Windows knows the last part of an ending only. The
; program that opens them by default stays the same.
!define GUIDE_CLASS "GuideStudio.Guide"

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\${GUIDE_CLASS}" "" "Interview guide"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${GUIDE_CLASS}\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${GUIDE_CLASS}\shell\open\command" "" '"$appExe" "%1"'
  WriteRegNone SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "${GUIDE_CLASS}"
  System::Call "shell32::SHChangeNotify(i,i,i,i) (0x08000000, 0x1000, 0, 0)"
!macroend

!macro customUnInstall
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "${GUIDE_CLASS}"
  DeleteRegKey SHELL_CONTEXT "Software\Classes\${GUIDE_CLASS}"
  System::Call "shell32::SHChangeNotify(i,i,i,i) (0x08000000, 0x1000, 0, 0)"
!macroend
